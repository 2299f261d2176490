import type { Asked } from '../skill.ts';
import type { Run } from './read-run.ts';
import * as say from './sayings.ts';
import type { Task } from './tasks/task.ts';
import { solutionIn } from './told-before.ts';

/** What is said of an answer of one's own. */
const SAYS_RIGHT = /richtig|falsch|gesagt|gemeint|unfair|gemein|fies/iu;

/** "Das war doch richtig", "echt?": what LUX has told stays so, and what was missed is explained. */
export function objected(run: Run, task: Task, asked: Asked): string {
  const told = solutionIn(asked.last, task);
  if (told !== null) return `${say.STILL_SO} ${told} ${task.prompt}`;
  if (!run.hasHint && SAYS_RIGHT.test(asked.question))
    return `${run.done === 0 ? say.NOTHING_SAID : say.PROTEST} ${task.prompt}`;
  const help = run.hasHint ? (task.secondHint ?? task.hint) : task.hint;
  return `${say.PROTEST} ${help} ${task.prompt}`;
}
