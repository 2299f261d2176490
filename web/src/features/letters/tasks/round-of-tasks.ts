import type { RoundQuestion } from '../../../games-kit/round/round-question.ts';
import type { LettersTask } from './letters-task.ts';
import type { TaskMode } from './task-mode.ts';
import { taskWording } from './task-wording.ts';

/** Tasks as the questions of a round, in their order. */
export function roundOfTasks(tasks: readonly LettersTask[], mode: TaskMode): RoundQuestion[] {
  const { instruction, explain } = taskWording[mode];
  return tasks.map((task) => ({
    question: instruction,
    options: task.options,
    correctAnswer: task.options.indexOf(task.asked),
    explanation: explain(task),
  }));
}
