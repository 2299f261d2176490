import { useEffect, useRef } from 'react';
import { SpeechBubble } from '../../components/speech-bubble.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { shownTurns } from './shown-turns.ts';
import type { Turn } from './use-conversation.ts';

interface CaptionsProps {
  turns: Turn[];
  /** Words being heard right now. */
  interim: string;
}

/** Everything spoken, also written. */
export function Captions({ turns, interim }: CaptionsProps) {
  const end = useRef<HTMLDivElement>(null);
  const lastId = turns.at(-1)?.id;

  useEffect(() => {
    if (lastId !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lastId]);

  return (
    <div aria-live="polite" className="flex w-full min-w-0 max-w-xl flex-col gap-3 text-lg">
      {turns.length === 0 && interim === '' && (
        <p className="mx-auto max-w-sm text-center text-xl">
          <strong>Hallo, ich bin LUX!</strong>
          <br />
          Was möchtest du wissen?
        </p>
      )}
      {shownTurns(turns).map((turn) => (
        <Caption key={turn.id} turn={turn} />
      ))}
      {interim !== '' && <SpeechBubble from="child">{interim} …</SpeechBubble>}
      <div ref={end} className="tall:scroll-mb-80" />
    </div>
  );
}

function Caption({ turn }: { turn: Turn }) {
  if (turn.safety === 'crisis') return <CrisisCard text={turn.content} />;
  return (
    <SpeechBubble from={turn.role === 'user' ? 'child' : 'lux'}>
      <span className="sr-only">{turn.role === 'user' ? 'Du: ' : 'LUX: '}</span>
      {turn.content}
    </SpeechBubble>
  );
}
