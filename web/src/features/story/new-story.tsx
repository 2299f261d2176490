import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';

interface NewStoryProps {
  /** Nothing would be lost. */
  isSafe: boolean;
  onBegin: () => void;
}

/** 'New' clears everything (SPEC 4), after asking. */
export function NewStory({ isSafe, onBegin }: NewStoryProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="not-low:min-h-child-target! px-3"
        onClick={() => setIsAsking(true)}
      >
        <FilePlus2 aria-hidden />
        <span>
          Neu<span className="sr-only"> anfangen</span>
        </span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question="Möchtest du eine neue Geschichte anfangen?"
        description={
          isSafe
            ? 'Das Blatt wird dann leer.'
            : 'Deine Geschichte ist noch nicht gespeichert. Sie ist dann weg.'
        }
        confirmLabel="Ja, neu anfangen"
        cancelLabel="Nein"
        isDangerous={!isSafe}
        onConfirm={() => {
          setIsAsking(false);
          onBegin();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
