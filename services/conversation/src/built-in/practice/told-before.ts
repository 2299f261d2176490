import type { Asked } from '../skill.ts';
import * as say from './sayings.ts';
import type { Task } from './tasks/task.ts';

/** "Bei der zweiten". */
export const PLACES = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'].map(
  (name) => new RegExp(`(?<!\\p{L})${name}[nrs]?(?!\\p{L})`, 'u'),
);

/** The solution of the first, second … task that was solved or told since a practice began. */
export function solvedIn({ history }: Asked, startedAt: number, place: number): string | null {
  const told = history
    .slice(startedAt)
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => {
      const front = [say.NEVER_MIND, ...say.PRAISES].find((words) => content.startsWith(words));
      return front === undefined ? [] : [content.slice(front.length).trim()];
    })[place];
  // Behind the solution the next task follows, or the score.
  return told === undefined ? null : (/^.+?[.!](?=\s)/u.exec(told)?.[0] ?? null);
}

/** What LUX has shown to be compared with what was written on paper. */
export function comparedIn(last: string | undefined): string | null {
  const at = last?.indexOf(say.COMPARE) ?? -1;
  return last === undefined || at <= 0 ? null : last.slice(0, at).trim();
}

/** What was right before this task was set, as LUX has said it. */
export function solutionIn(last: string | undefined, task: Task): string | null {
  const front = [say.NEVER_MIND, ...say.PRAISES].find((words) => last?.startsWith(words));
  if (last === undefined || front === undefined || !last.endsWith(task.prompt)) return null;
  return last.slice(front.length, last.length - task.prompt.length).trim() || null;
}
