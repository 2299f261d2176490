import type { ReactNode, Ref } from 'react';
import type { LuxMood } from '../../components/lux/lux-expression.tsx';
import { Progress } from '../../components/states/progress.tsx';
import { GameLux } from '../game-lux.tsx';

interface PlayHeadingProps {
  /** "Aufgabe", "Satz". */
  noun: string;
  number: number;
  total: number;
  /** How many are done. */
  done: number;
  mood: LuxMood;
  isCalm: boolean;
  heading: Ref<HTMLHeadingElement>;
  /** The instruction, always in the same words. */
  children: ReactNode;
}

/** The progress and the instruction. In calm mode the picture strip replaces the progress bar. */
export function PlayHeading({ noun, number, total, done, isCalm, ...props }: PlayHeadingProps) {
  return (
    <>
      {!isCalm && (
        <Progress label={`${done} von ${total} geschafft`} percent={(done / total) * 100} />
      )}
      <div className="flex items-center gap-3 sm:gap-5">
        <GameLux mood={props.mood} isCalm={isCalm} className="size-16 shrink-0 sm:size-20" />
        <div className="grow rounded-lg rounded-bl-sm border border-line bg-surface-raised px-4 py-2 shadow-low sm:px-6 sm:py-3">
          <p className="text-ink-soft text-sm">
            {noun} {number} von {total}
          </p>
          <h2
            ref={props.heading}
            tabIndex={-1}
            className="font-bold text-base leading-snug outline-none sm:text-xl"
          >
            {props.children}
          </h2>
        </div>
      </div>
    </>
  );
}
