import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Spinner } from '../../components/spinner.tsx';
import { assistantNameAtom } from '../../lib/assistant-name.ts';
import { Segment } from './segment.tsx';
import type { Desk } from './stories/desk.ts';
import type { DeskEvent } from './stories/desk-machine.ts';
import { UndoBar } from './undo-bar.tsx';
import type { Reading } from './use-reading.ts';

interface PaperProps {
  desk: Desk;
  send: (event: DeskEvent) => unknown;
  reading: Reading;
  /** LUX is writing the next piece. */
  isWriting: boolean;
}

/** The story so far, piece by piece. */
export function Paper({ desk, send, reading, isWriting }: PaperProps) {
  const name = useAtomValue(assistantNameAtom);
  const { segments } = desk.story;
  const end = useRef<HTMLDivElement>(null);
  const count = useRef(segments.length);

  useEffect(() => {
    // A new piece is where somebody looks next; one that was taken away is not.
    if (segments.length > count.current) end.current?.scrollIntoView({ block: 'nearest' });
    count.current = segments.length;
  }, [segments.length]);

  const isRemoved = !segments.some(({ id }) => id === desk.undo?.segment.id);
  if (segments.length === 0 && desk.undo === null && !isWriting) return null;
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
      {desk.undo !== null && (
        <UndoBar
          key={`${desk.undo.segment.id} ${isRemoved}`}
          isRemoved={isRemoved}
          onUndo={() => send({ type: 'undone' })}
        />
      )}
      {isWriting && <Spinner label={`${name} schreibt …`} />}
      <div ref={end} className="scroll-mb-40" />
    </section>
  );
}
