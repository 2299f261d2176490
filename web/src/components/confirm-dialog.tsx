import { AlertDialog } from 'radix-ui';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  question: string;
  description?: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back lightly. Escape and the cancel button say no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, description, confirmLabel, cancelLabel = 'Abbrechen' } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <AlertDialog.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl bg-surface-raised p-6 text-center text-ink shadow-high sm:p-8"
        >
          <AlertDialog.Title className="text-xl">{question}</AlertDialog.Title>
          {description !== undefined && (
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {description}
            </AlertDialog.Description>
          )}
          <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-center">
            <AlertDialog.Action asChild>
              <Button
                size="child"
                variant={props.isDangerous ? 'danger' : 'primary'}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
            <AlertDialog.Cancel asChild>
              <Button size="child" variant="outline">
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
