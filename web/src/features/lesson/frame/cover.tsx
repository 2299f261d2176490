import { type ReactNode, useEffect, useRef } from 'react';

interface CoverProps {
  labelledBy: string;
  children: ReactNode;
}

/**
 * Covers the whole screen, other dialogs included, and takes the focus until it goes; then that is
 * where it was. No key closes it: Chrome would after a second Escape, so it opens again.
 */
export function Cover({ labelledBy, children }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opened = dialog.current;
    if (opened === null) return;
    const show = () => opened.showModal();
    show();
    opened.addEventListener('close', show);
    return () => {
      opened.removeEventListener('close', show);
      opened.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-surface text-ink outline-none"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="flex min-h-full flex-col items-center justify-center gap-4 px-4 py-8 text-center">
        {children}
      </div>
    </dialog>
  );
}
