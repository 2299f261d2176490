import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { noteOpener } from './return-focus.ts';

interface ModalProps {
  role?: 'alertdialog';
  labelledBy: string;
  describedBy?: string | undefined;
  className: string;
  /** Escape was pressed. */
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: holds the focus, gives it back, makes the rest of the page inert.
 * Radix' dialogs write styles into the page, which our content security policy forbids.
 */
export function Modal({
  role,
  labelledBy,
  describedBy,
  className,
  onCancel,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect is undone while the dialog still stands in the page; removed, it gives nothing back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const returnFocus = noteOpener();
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      opened?.close();
      returnFocus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`m-auto w-[calc(100%-2rem)] animate-appear overscroll-contain rounded-xl bg-surface-raised p-6 text-ink shadow-high backdrop:bg-scrim sm:p-8 ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
