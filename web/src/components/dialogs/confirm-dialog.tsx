import { Check, Trash2, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Modal } from './modal.tsx';

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
  const id = useId();
  if (!isOpen) return null;
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}question`}
      describedBy={description && `${id}description`}
      className="max-w-md text-center"
      onCancel={props.onCancel}
    >
      <h2 id={`${id}question`} className="text-xl">
        {question}
      </h2>
      {description !== undefined && (
        <p id={`${id}description`} className="mt-2 text-ink-soft">
          {description}
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-center">
        <Button
          size="child"
          variant={props.isDangerous ? 'danger' : 'primary'}
          onClick={props.onConfirm}
        >
          {props.isDangerous ? <Trash2 aria-hidden /> : <Check aria-hidden />}
          {confirmLabel}
        </Button>
        <Button size="child" variant="outline" data-first-focus onClick={props.onCancel}>
          <X aria-hidden />
          {cancelLabel}
        </Button>
      </div>
    </Modal>
  );
}
