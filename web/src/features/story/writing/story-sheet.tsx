import { useAtomValue } from 'jotai';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import type { Editor } from '../editor/editor.ts';
import type { EditorEvent } from '../editor/editor-machine.ts';
import type { Reading } from '../use-reading.ts';
import { Segment } from './segment.tsx';

interface UndoBarProps {
  isRemoved: boolean;
  onUndo: () => void;
}

/** Undoes the last change. Takes the focus, as the pressed button is gone. */
function UndoBar({ isRemoved, onUndo }: UndoBarProps) {
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

interface StorySheetProps {
  editor: Editor;
  send: (event: EditorEvent) => unknown;
  reading: Reading;
  /** LUX is writing the next piece. */
  isWriting: boolean;
}

/** The story so far, piece by piece. */
export function StorySheet({ editor, send, reading, isWriting }: StorySheetProps) {
  const name = useAtomValue(assistantNameAtom);
  const { segments } = editor.story;
  const end = useRef<HTMLDivElement>(null);
  const count = useRef(segments.length);

  useEffect(() => {
    // Scrolls to a new piece, not after a removed one.
    if (segments.length > count.current) end.current?.scrollIntoView({ block: 'nearest' });
    count.current = segments.length;
  }, [segments.length]);

  const isRemoved = !segments.some(({ id }) => id === editor.undo?.segment.id);
  if (segments.length === 0 && editor.undo === null && !isWriting) return null;
  return (
    <section aria-label="Deine Geschichte">
      <ol className="flex flex-col gap-3">
        {segments.map((segment) => (
          <li key={segment.id}>
            <Segment
              segment={segment}
              reading={reading}
              onEdit={(text) => send({ type: 'segment-edited', id: segment.id, text })}
              onRemove={() => {
                reading.stop();
                send({ type: 'segment-removed', id: segment.id });
              }}
            />
          </li>
        ))}
      </ol>
      {editor.undo !== null && (
        <UndoBar
          key={`${editor.undo.segment.id} ${isRemoved}`}
          isRemoved={isRemoved}
          onUndo={() => send({ type: 'undone' })}
        />
      )}
      {isWriting && <Spinner label={`${name} schreibt …`} />}
      <div ref={end} className="scroll-mb-40" />
    </section>
  );
}
