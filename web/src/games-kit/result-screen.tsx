import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing } from '../components/drawing.tsx';
import type { LuxMood } from '../components/lux/lux-expression.tsx';
import { GameLux } from './game-lux.tsx';
import { ResultLayout } from './result-layout.tsx';
import { type Round, roundScore } from './round/round.ts';

export interface Result {
  title: string;
  text: string;
  mood: LuxMood;
  /** Address of an OpenMoji file. */
  drawing: string;
}

interface ResultScreenProps {
  round: Round;
  result: Result;
  /** "Fragen", "Aufgaben". */
  nouns: string;
  isCalm: boolean;
  onAgain: () => void;
  /** Buttons beside "Nochmal spielen". */
  children: ReactNode;
}

/** The end of a round: the score, the answers and the ways on. */
export function ResultScreen({ round, result, nouns, isCalm, ...props }: ResultScreenProps) {
  return (
    <ResultLayout
      face={
        <div className="relative">
          <GameLux mood={result.mood} isCalm={isCalm} className="size-44" />
          <Drawing src={result.drawing} className="absolute -right-10 bottom-0 size-20" />
        </div>
      }
      title={result.title}
      summary={
        <>
          <p className="text-lg">{result.text}</p>
          <p className="mt-1 font-bold text-lg">
            {roundScore(round)} von {round.questions.length} {nouns} richtig
          </p>
        </>
      }
      onAgain={props.onAgain}
      actions={props.children}
      listTitle="Deine Antworten"
    >
      <AnswerList round={round} />
    </ResultLayout>
  );
}

/** Every question with its right answer, and the child's own where it was another. */
function AnswerList({ round }: { round: Round }) {
  return (
    <ul className="flex flex-col gap-2">
      {round.questions.map(({ question, options, correctAnswer }, index) => {
        const isRight = round.given[index] === correctAnswer;
        return (
          <li
            key={question}
            className="flex items-start gap-3 rounded-md border border-line bg-surface-raised p-3"
          >
            <Mark isRight={isRight} />
            <div className="min-w-0">
              <p className="sr-only">{isRight ? 'Richtig:' : 'Nicht richtig:'}</p>
              <p>{question}</p>
              <p className="font-bold">{options[correctAnswer]}</p>
              {!isRight && (
                <p className="text-ink-soft text-sm">
                  Deine Antwort: {options[round.given[index] ?? -1]}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  const Icon: LucideIcon = isRight ? CircleCheck : CircleX;
  const color = isRight ? 'text-success' : 'text-danger';
  return <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${color}`} />;
}
