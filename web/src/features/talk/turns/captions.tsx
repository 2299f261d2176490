import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { SpeechBubble } from '../../../components/lux/speech-bubble.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import type { Turn } from './turns-reducer.ts';

const SaidTurns = lazy(() => import('./said-turns.tsx').then((m) => ({ default: m.SaidTurns })));

interface CaptionsProps {
  turns: readonly Turn[];
  /** Words being heard right now. */
  interim: string;
  /** Which sentence of the last answer is being heard. */
  spokenIndex: number | null;
  /** Shown below the last turn, such as a retry; null for nothing. */
  next: ReactNode;
}

/** Everything spoken, also written. */
export function Captions({ turns, interim, spokenIndex, next }: CaptionsProps) {
  const name = useAtomValue(assistantNameAtom);
  const end = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const isEmpty = turns.length === 0 && interim === '';
  const shownSoFar = [last?.id, last?.content.length, interim.length, next !== null].join();

  const isReadingAlong = spokenIndex !== null;

  useEffect(() => {
    // Scrolls new turns above the button; the greeting is not scrolled.
    if (shownSoFar !== '' && !isEmpty && !isReadingAlong)
      end.current?.scrollIntoView({ block: 'nearest' });
  }, [shownSoFar, isEmpty, isReadingAlong]);

  return (
    <div className="flex w-full min-w-0 max-w-xl flex-col gap-3 text-lg">
      {isEmpty && (
        <p className="mx-auto max-w-sm text-center text-xl">
          <strong>Hallo, ich bin {name}!</strong>
          <br />
          Was möchtest du wissen?
        </p>
      )}
      {turns.length > 0 && (
        <Suspense>
          <SaidTurns turns={turns} spokenIndex={spokenIndex} />
        </Suspense>
      )}
      {interim !== '' && <SpeechBubble from="child">{interim} …</SpeechBubble>}
      {next}
      {/* A growing answer would be read out over and over: it is announced once it is whole. */}
      <p aria-live="polite" className="sr-only">
        {last?.sentences !== undefined && last.state === undefined && `${name}: ${last.content}`}
      </p>
      <div ref={end} className="tall:scroll-mb-54" />
    </div>
  );
}
