import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/controls/button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  /** Until it may be tried again. */
  waitSeconds: number;
  children: ReactNode;
}

export function SubmitButton({ isSending, waitSeconds, children }: SubmitButtonProps) {
  const isWaiting = waitSeconds > 0;
  return (
    <div className="flex flex-col gap-2">
      <Button type="submit" size="child" disabled={isSending || isWaiting}>
        {isSending ? 'Einen Moment …' : children}
      </Button>
      {isWaiting && (
        <p className="text-center text-ink-soft">
          Noch {waitSeconds} {waitSeconds === 1 ? 'Sekunde' : 'Sekunden'}, dann geht es wieder.
        </p>
      )}
    </div>
  );
}

/** Sends a form, or leaves everything as it was. */
export function SubmitOrCancel({
  onCancel,
  ...submit
}: SubmitButtonProps & { onCancel: () => void }) {
  return (
    <>
      <SubmitButton {...submit} />
      <Button variant="outline" onClick={onCancel}>
        <X aria-hidden />
        Abbrechen
      </Button>
    </>
  );
}
