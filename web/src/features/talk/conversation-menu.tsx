import { MessageCircleMore, MessageCirclePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';

// One script for both: each name of a file weighs on the first visit.
export { ContinueOffer } from './continue-offer.tsx';

const ConfirmDialog = lazy(() =>
  import('../../components/dialogs/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
);

interface ConversationMenuProps {
  /** Nothing is on the screen that a new conversation would take away. */
  isFresh: boolean;
  onBegin: () => void;
}

const LOOK =
  'min-h-child-target! flex-col gap-1! border-0! px-0.5! text-center text-2xs! sm:text-xs!';

/**
 * The way to earlier conversations, and a new one, after a confirmation: the current one leaves the
 * screen.
 */
export function ConversationMenu({ isFresh, onBegin }: ConversationMenuProps) {
  const [isAsking, setIsAsking] = useState(false);

  function confirm() {
    setIsAsking(false);
    onBegin();
  }

  return (
    <span className="flex gap-1 sm:gap-2">
      {/* On a phone there is room for one: the other comes with the new conversation. */}
      <Button asChild variant="ghost" className={`${LOOK} ${isFresh ? '' : 'max-sm:hidden'}`}>
        <Link to="/meine-daten?ansicht=gespraeche">
          <MessageCircleMore aria-hidden />
          Meine Gespräche
        </Link>
      </Button>
      {!isFresh && (
        <Button variant="ghost" className={LOOK} onClick={() => setIsAsking(true)}>
          <MessageCirclePlus aria-hidden />
          Neues Gespräch
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            question="Möchtest du ein neues Gespräch anfangen?"
            description="Was wir bis jetzt gesprochen haben, findest du dann unter „Meine Gespräche“."
            confirmLabel="Ja, neu anfangen"
            cancelLabel="Nein"
            onConfirm={confirm}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
