import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { SpeechBubble } from '../../../components/lux/speech-bubble.tsx';
import { CrisisCard } from '../../../components/states/crisis-card.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import { SpokenText } from './spoken-text.tsx';
import type { Turn } from './turns-reducer.ts';

const AnswerSources = lazy(() =>
  import('../sources/answer-sources.tsx').then((m) => ({ default: m.AnswerSources })),
);

/** How much of the conversation the home screen shows: the last three questions and answers. */
const SHOWN_TURNS = 6;

/** The latest turns; a crisis answer stays among them, however old it is. */
export function shownTurns(turns: readonly Turn[]): Turn[] {
  const latest = turns.slice(-SHOWN_TURNS);
  const crisis = turns.findLast((turn) => turn.safety === 'crisis');
  return crisis === undefined || latest.includes(crisis) ? latest : [crisis, ...latest];
}

interface SaidTurnsProps {
  turns: readonly Turn[];
  /** Which sentence of the last answer is being heard. */
  spokenIndex: number | null;
}

/** The turns so far. Loaded with the first question, to keep the first visit small. */
export function SaidTurns({ turns, spokenIndex }: SaidTurnsProps) {
  const name = useAtomValue(assistantNameAtom);
  const last = turns.at(-1);
  return (
    <ol aria-label="Gespräch" className="flex flex-col gap-3">
      {shownTurns(turns).map((turn) => (
        <li key={turn.id} className="flex flex-col">
          <Caption
            turn={turn}
            speaker={turn.role === 'user' ? 'Du' : name}
            spokenIndex={turn === last ? spokenIndex : null}
          />
        </li>
      ))}
    </ol>
  );
}

interface CaptionProps {
  turn: Pick<Turn, 'role' | 'content' | 'safety' | 'sentences' | 'sources'>;
  speaker: string;
  spokenIndex: number | null;
}

/** What one of the two said, with the sentence marked that is being heard. */
export function Caption({ turn, speaker, spokenIndex }: CaptionProps) {
  const text = (
    <SpokenText
      content={turn.content}
      sentences={turn.sentences ?? []}
      spokenIndex={spokenIndex}
      // A crisis answer is not scrolled: its phone numbers must stay visible.
      isFollowed={turn.safety !== 'crisis'}
    />
  );
  if (turn.safety === 'crisis') return <CrisisCard text={text} />;
  return (
    <>
      <SpeechBubble from={turn.role === 'user' ? 'child' : 'lux'}>
        <span className="sr-only">{speaker}: </span>
        {text}
      </SpeechBubble>
      {turn.sources && (
        <Suspense>
          <AnswerSources sources={turn.sources} />
        </Suspense>
      )}
    </>
  );
}
