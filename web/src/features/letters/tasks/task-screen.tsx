import { useState } from 'react';
import { NextButton } from '../../../games-kit/play/next-button.tsx';
import { PlayDock } from '../../../games-kit/play/play-dock.tsx';
import { PlayHeading } from '../../../games-kit/play/play-heading.tsx';
import { useStepFocus } from '../../../games-kit/play/use-step-focus.ts';
import type { useReadAloud } from '../../../games-kit/reading/use-read-aloud.ts';
import { questionIndex, type Round } from '../../../games-kit/round/round.ts';
import { RoundStrip } from '../../../games-kit/round-strip.tsx';
import type { TaskMode } from '../letters-game.ts';
import { HearingButtons } from './hearing-buttons.tsx';
import type { LettersTask } from './letters-task.ts';
import { OptionButtons } from './option-buttons.tsx';
import { PromptCard } from './prompt-card.tsx';
import { type HearingWay, taskSpeech } from './task-speech.ts';
import { taskWording } from './task-wording.ts';

interface TaskScreenProps {
  mode: TaskMode;
  tasks: readonly LettersTask[];
  /** Its questions are the tasks, in the same order. */
  round: Round;
  reading: ReturnType<typeof useReadAloud>;
  isCalm: boolean;
  onTap: (index: number) => void;
  /** @returns the next task, if there is one. */
  onNext: () => LettersTask | undefined;
  onBreak: () => void;
}

/** One task: hear it, see it, tap one of four. Everything keeps its place. */
export function TaskScreen({ mode, tasks, round, reading, isCalm, ...props }: TaskScreenProps) {
  const index = questionIndex(round);
  const task = tasks[index];
  const question = round.questions[index];
  const heading = useStepFocus(index);
  /** The last task of which something was heard. */
  const [heardIndex, setHeardIndex] = useState(-1);
  if (task === undefined || question === undefined) return null;

  const instruction = taskWording[mode].instruct(task);
  const total = tasks.length;
  const isRight = round.chosen === question.correctAnswer;

  function hear(way: HearingWay) {
    setHeardIndex(index);
    if (task !== undefined) void reading.read(taskSpeech(task, way));
  }

  function goOn() {
    reading.stop();
    const next = props.onNext();
    if (!isCalm && next !== undefined) void reading.read(taskSpeech(next, 'again'));
  }

  return (
    <div className="flex grow flex-col gap-2 sm:gap-3">
      {isCalm && <RoundStrip round={round} noun="Aufgabe" />}
      <PlayHeading
        noun="Aufgabe"
        number={index + 1}
        total={total}
        done={round.given.length}
        mood={reading.isReading ? 'speaking' : 'idle'}
        isCalm={isCalm}
        heading={heading}
      >
        {instruction}
      </PlayHeading>
      <PromptCard
        task={task}
        answer={round.isChecked ? { isRight, explanation: question.explanation } : null}
      />
      <HearingButtons
        isFirst={isCalm && heardIndex !== index}
        hasSyllables={task.syllables !== null}
        onHear={hear}
      />
      <OptionButtons
        key={index}
        options={task.options}
        chosen={round.chosen}
        right={round.isChecked ? question.correctAnswer : null}
        onTap={props.onTap}
      />
      <PlayDock onBreak={props.onBreak}>
        <NextButton isOpen={round.isChecked} isLast={index === total - 1} onNext={goOn} />
      </PlayDock>
    </div>
  );
}
