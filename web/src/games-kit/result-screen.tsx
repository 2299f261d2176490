import { CircleCheck, CircleX, type LucideIcon, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../components/controls/button.tsx';
import { Drawing } from '../components/drawing.tsx';
import type { LuxMood } from '../components/lux/lux-expression.tsx';
import { GameLux } from './game-lux.tsx';
import type { Round } from './round/round.ts';
import { roundScore } from './round/round-score.ts';

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
  /** Further ways on, beside "Nochmal spielen". */
  children: ReactNode;
}

/** The end of a round: how it was, what was asked, and the ways on. */
export function ResultScreen({ round, result, nouns, isCalm, ...props }: ResultScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4">
      <div className="flex animate-appear flex-col items-center text-center">
        <div className="relative">
          <GameLux mood={result.mood} isCalm={isCalm} className="size-44" />
          <Drawing src={result.drawing} className="absolute -right-10 bottom-0 size-20" />
        </div>
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none sm:text-3xl">
          {result.title}
        </h2>
        <p className="text-lg">{result.text}</p>
        <p className="mt-1 font-bold text-lg">
          {roundScore(round)} von {round.questions.length} {nouns} richtig
        </p>
      </div>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button size="child" className="grow sm:grow-0" onClick={props.onAgain}>
          <RotateCcw aria-hidden />
          Nochmal spielen
        </Button>
        {props.children}
      </div>
      <section aria-label="Deine Antworten" className="w-full">
        <h3 className="mb-2 text-lg">Deine Antworten</h3>
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
      </section>
    </div>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  const Icon: LucideIcon = isRight ? CircleCheck : CircleX;
  const color = isRight ? 'text-success' : 'text-danger';
  return <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${color}`} />;
}
