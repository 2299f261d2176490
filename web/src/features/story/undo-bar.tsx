import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';

interface UndoBarProps {
  isRemoved: boolean;
  onUndo: () => void;
}

/** Takes the last change back; it takes the focus of the button that is gone. */
export function UndoBar({ isRemoved, onUndo }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mt-3 flex items-center justify-between gap-3 rounded-md bg-surface-sunken py-1 pr-1 pl-4">
      <p role="status">{isRemoved ? 'Ein Stück ist weg.' : 'Ein Stück ist geändert.'}</p>
      <Button ref={button} size="child" variant="outline" className="px-4!" onClick={onUndo}>
        <Undo2 aria-hidden />
        Rückgängig
      </Button>
    </div>
  );
}
