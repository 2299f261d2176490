import { Check, Trash2, X } from 'lucide-react';
import bin from 'openmoji/color/svg/1F5D1.svg?url';
import { useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Drawing } from '../drawing.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Address of an OpenMoji file that says what is asked, for who cannot read. */
  drawing?: string;
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
      {props.drawing !== undefined && (
        <Drawing src={props.drawing} className="mx-auto mb-2 size-24" />
      )}
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

type DeleteDialogProps = Pick<
  ConfirmDialogProps,
  'isOpen' | 'question' | 'description' | 'onConfirm' | 'onCancel'
>;

/** The second press before a child's own thing is gone for good; the bin says so without words. */
export function DeleteDialog(props: DeleteDialogProps) {
  return (
    <ConfirmDialog
      drawing={bin}
      confirmLabel="Ja, löschen"
      cancelLabel="Behalten"
      isDangerous
      {...props}
    />
  );
}
