import { MessageCirclePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';

const ConfirmDialog = lazy(() =>
  import('../../components/dialogs/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
);

/** Begins a new conversation, after a confirmation: the old one leaves the screen. */
export function NewConversation({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    setIsAsking(false);
    onConfirm();
  }

  return (
    <>
      <Button
        variant="ghost"
        className="flex-col gap-1! whitespace-nowrap border-0! px-0.5! text-2xs! sm:text-xs!"
        onClick={() => setIsAsking(true)}
      >
        <MessageCirclePlus aria-hidden />
        Neues Gespräch
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            question="Möchtest du ein neues Gespräch anfangen?"
            description="Was wir bis jetzt gesprochen haben, verschwindet dann von hier."
            confirmLabel="Ja, neu anfangen"
            cancelLabel="Nein"
            onConfirm={confirm}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
