import type { Asked } from '../skill.ts';
import type { Judge } from './judge-answers.ts';
import { namedNext, namesUnknown } from './named/named-next.ts';
import type { Run } from './read-run.ts';
import * as say from './sayings.ts';
import type { TaskSetter } from './set-tasks.ts';
import type { Subject } from './wish/wish.ts';

/** Of these LUX says one when it is its turn. */
const SAYS_ONE: ReadonlySet<Subject> = new Set(['rhymes', 'spelling']);

/** Whether LUX has just set a task behind the solution of another. */
export const isJustSet = ({ last }: Asked): boolean =>
  last !== undefined &&
  ([say.NEVER_MIND, ...say.PRAISES].some((words) => last.startsWith(words)) ||
    last.includes(say.COMPARE) ||
    last.includes(say.BACK));

/** What a child takes into its own hands: which task comes, which comes again, and who asks whom. */
export function createTaking({ kindFor }: TaskSetter, lost: Judge['lost']) {
  /** What a child names is asked next; what LUX does not know, it says. */
  function taken(run: Run, asked: Asked): string | null {
    const kind = kindFor(run.wish, asked);
    const task = namedNext(run, kind, asked.question);
    if (task)
      return `${task.prompt === run.task?.prompt && run.isOpen ? say.OF_COURSE : say.TAKEN} ${task.prompt}`;
    if (!run.isOpen || !run.task || !namesUnknown(run, kind, asked.question)) return null;
    return `${say.UNKNOWN_NAME} ${run.task.prompt}`;
  }

  /** "Nochmal die von eben": the task before, where a new one was just set. */
  function repeated(run: Run, asked: Asked): string {
    const kind = kindFor(run.wish, asked);
    const before = isJustSet(asked)
      ? asked.history
          .slice(run.startedAt, -1)
          .filter(({ role }) => role === 'assistant')
          .map(({ content }) => kind.find(content))
          .findLast((task) => task !== null && task.prompt !== run.task?.prompt)
      : null;
    return `${say.AGAIN} ${(before ?? run.task)?.prompt}`;
  }

  /** Now the child asks: "tauschen wir". Whose turn is a rhyme or a word to spell, LUX says it. */
  function swapped(run: Run, asked: Asked): string {
    const { subject } = run.wish;
    if (run.isOpen && run.task && SAYS_ONE.has(subject)) return lost(run, run.task, asked);
    return `${say.SWAPPED} ${say.ASK_ME}`;
  }

  return { taken, repeated, swapped };
}
