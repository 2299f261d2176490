import { type ReactNode, useEffect, useRef } from 'react';
import { AnswerOptions } from '../components/controls/answer-options.tsx';
import { ControlDock } from '../components/layout/control-dock.tsx';
import type { LuxMood } from '../components/lux/lux-expression.tsx';
import { Feedback } from '../components/states/feedback.tsx';
import { Progress } from '../components/states/progress.tsx';
import type { VoiceState } from '../voice/voice-machine.ts';
import { GameLux } from './game-lux.tsx';
import { QuestionControls } from './question-controls.tsx';
import type { useReadAloud } from './reading/use-read-aloud.ts';
import { questionIndex, type Round } from './round/round.ts';
import { RoundStrip } from './round-strip.tsx';
import type { useVoiceAnswer } from './voice/use-voice-answer.ts';

interface Situation {
  voicePhase: VoiceState['phase'];
  isReading: boolean;
  round: Round;
}

/** How LUX looks beside a question. */
function questionMood({ voicePhase, isReading, round }: Situation): LuxMood {
  if (isReading) return 'speaking';
  if (voicePhase === 'listening') return 'listening';
  if (!round.isChecked) return 'thinking';
  const question = round.questions[questionIndex(round)];
  return round.chosen === question?.correctAnswer ? 'speaking' : 'caring';
}

interface QuestionScreenProps {
  round: Round;
  /** What one question is called here: "Frage", "Aufgabe". */
  noun: string;
  /** Shown to a child who checks without having chosen (SPEC 5). */
  warning: string;
  isCalm: boolean;
  /** Short options (numbers) are shown larger, two in a row. */
  isShort?: boolean;
  timer?: ReactNode;
  reading: ReturnType<typeof useReadAloud>;
  voice: ReturnType<typeof useVoiceAnswer>;
  /** What is read aloud: the question, then each option; afterwards the explanation. */
  onRead: () => void;
  onChoose: (index: number) => void;
  onCheck: () => void;
  onNext: () => void;
}

/** Shorter than this (a sum), a question is written large. */
const LARGE_LENGTH = 24;

/** One question of a round, from choosing to the explanation. Every control keeps its place. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { round, noun, isCalm, isShort = false, reading, voice } = props;
  const index = questionIndex(round);
  const question = round.questions[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const explanation = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, once
  useEffect(() => {
    // The page handles the focus when the game opens; after that each question takes it.
    if (!isFirst.current) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    isFirst.current = false;
  }, [index]);

  useEffect(() => {
    if (round.isChecked) explanation.current?.scrollIntoView({ block: 'nearest' });
  }, [round.isChecked]);

  if (question === undefined) return null;
  const { options, correctAnswer } = question;
  const total = round.questions.length;
  const isRight = round.isChecked && round.chosen === correctAnswer;

  return (
    <div className="flex grow flex-col gap-3 sm:not-low:gap-5 low:lying:grid low:lying:grid-cols-2 low:lying:content-start low:lying:gap-2 low:lying:*:data-dock:sticky low:lying:*:data-dock:bottom-0 low:lying:*:data-dock:col-span-2 low:lying:*:data-dock:py-1">
      {isCalm && <RoundStrip round={round} noun={noun} />}
      <div className="flex items-center gap-4 low:lying:col-span-2">
        <div className="grow low:flex low:items-center low:gap-3 low:*:last:grow">
          <p className="not-low:mb-1 whitespace-nowrap font-bold text-sm">
            {noun} {index + 1} von {total}
          </p>
          <Progress
            label={`${round.given.length} von ${total} geschafft`}
            percent={(round.given.length / total) * 100}
          />
        </div>
        {props.timer}
      </div>
      <div className="flex items-center gap-3 sm:not-low:gap-5 low:lying:self-start">
        <GameLux
          mood={questionMood({ voicePhase: voice.phase, isReading: reading.isReading, round })}
          isCalm={isCalm}
          className="size-18 low:size-14 shrink-0 sm:not-low:size-28"
        />
        <h2
          ref={heading}
          tabIndex={-1}
          className={`grow rounded-lg outline-none rounded-bl-sm border border-line bg-surface-raised px-4 py-3 low:py-2 shadow-low sm:not-low:px-6 sm:not-low:py-5 ${question.question.length < LARGE_LENGTH ? 'text-center text-2xl sm:text-3xl' : 'text-lg low:text-base sm:not-low:text-xl'} ${reading.readIndex === 0 && !round.isChecked ? 'ring-4 ring-sun-deep' : ''}`}
        >
          {question.question}
        </h2>
      </div>
      <AnswerOptions
        key={index}
        label="Antworten"
        options={options}
        chosen={round.chosen}
        right={round.isChecked ? correctAnswer : null}
        spoken={reading.readIndex !== null && !round.isChecked ? reading.readIndex - 1 : null}
        isShort={isShort}
        onChoose={props.onChoose}
      />
      <div ref={explanation} role="status" className="low:scroll-mb-24">
        {round.isChecked && (
          <Feedback
            isRight={isRight}
            title={isRight ? 'Richtig!' : 'Nicht ganz.'}
            answer={isRight ? undefined : options[correctAnswer]}
            explanation={question.explanation}
          />
        )}
      </div>
      <ControlDock>
        <QuestionControls
          isChecked={round.isChecked}
          isLast={index === total - 1}
          warning={round.isWarned ? props.warning : null}
          reading={reading}
          voice={voice}
          onRead={props.onRead}
          onCheck={props.onCheck}
          onNext={props.onNext}
        />
      </ControlDock>
    </div>
  );
}
