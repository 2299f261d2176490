import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, description, children }: DialogProps) {
  const id = useId();
  if (!isOpen) return null;
  return (
    <Modal
      labelledBy={`${id}title`}
      describedBy={description && `${id}description`}
      className="max-h-[90dvh] max-w-lg overflow-y-auto"
      onCancel={onClose}
    >
      <h2 id={`${id}title`} className="pr-12 text-xl">
        {title}
      </h2>
      {description !== undefined && (
        <p id={`${id}description`} className="mt-2 text-ink-soft">
          {description}
        </p>
      )}
      <div className="mt-5">{children}</div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Schließen"
        className="absolute top-4 right-4"
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </Modal>
  );
}
