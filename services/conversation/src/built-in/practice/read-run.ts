import type { Turn } from '../skill.ts';
import * as say from './sayings.ts';
import type { Task, TaskKind } from './tasks/task.ts';
import { inStep, readChange } from './wish/read-change.ts';
import { readWish } from './wish/read-wish.ts';
import type { Wish } from './wish/wish.ts';

/** A practice as it stands, read from the talk. */
export interface Run {
  wish: Wish;
  /** Place of its first words in the history. */
  startedAt: number;
  right: number;
  done: number;
  /** The last task that was set. */
  task: Task | null;
  /** The last task waits for an answer. */
  isOpen: boolean;
  hasHint: boolean;
  /** It was answered wrong, and waits for another try. */
  isMissed: boolean;
  /** LUX has asked whether to go on. */
  isBreak: boolean;
  /** Tasks after which the child wants to stop: "noch drei, dann ist Schluss". */
  endsAt?: number;
  /** Words that were written on paper and compared. */
  written: number;
  /** Tasks that were set. */
  set: number;
  /** So many of LUX's answers since were about something else. */
  turnsAgo: number;
}

/** "Jetzt lieber was mit Uhr": what stands behind is wanted. */
export const INSTEAD_OF =
  /^(?:(?:nein|nee|och|aber|und|dann|können|wir|ich|will|möchte|bitte) )*(?:doch )?(?:jetzt |gibts |gibt es |mach mal |auch )*(?:lieber|auch|mal|was mit|jetzt) /iu;

/** The latest practice of a talk; null where there was none. */
export function readRun(history: readonly Turn[], kindOf: (wish: Wish) => TaskKind): Run | null {
  const startedAt = history.findLastIndex(
    ({ role, content }) => role === 'assistant' && say.STARTS.test(content),
  );
  const asked = history[startedAt - 1]?.content ?? '';
  const wish =
    startedAt < 0
      ? null
      : (readWish(asked) ??
        readWish(`übe ${asked}`) ??
        readWish(`übe ${asked.replace(INSTEAD_OF, '')}`));
  if (!wish) return null;
  const run: Run = {
    wish,
    startedAt,
    right: 0,
    done: 0,
    task: null,
    isOpen: false,
    hasHint: false,
    isMissed: false,
    isBreak: false,
    written: 0,
    set: 0,
    turnsAgo: 0,
  };
  let kind = kindOf(run.wish);
  let kindWish = run.wish;
  for (const [index, turn] of history.slice(startedAt).entries()) {
    if (turn.role === 'user') shift(run, turn.content, history[startedAt + index + 1]?.content);
    else {
      if (kindWish !== run.wish) kind = kindOf(run.wish);
      kindWish = run.wish;
      hear(run, turn.content, kind);
    }
  }
  return run;
}

/** A practice that ends: what was answered wrong and left so counts as done. */
export const leftOff = (run: Run): Run =>
  run.isOpen && run.isMissed ? { ...run, done: run.done + 1 } : run;

function shift(run: Run, said: string, answer: string | undefined): void {
  const changed = answer?.startsWith(say.CHANGED) ? readChange(said, run.wish) : null;
  if (changed) run.wish = changed;
  const isHarder = answer?.startsWith(say.HARDER);
  if (!isHarder && !answer?.startsWith(say.EASIER)) return;
  run.wish = inStep(said, run.wish, isHarder ? 1 : -1);
}

function hear(run: Run, said: string, kind: TaskKind): void {
  const task = kind.find(said);
  const isBreak = said.endsWith(say.BREAK);
  const isRight = say.PRAISES.some((praise) => said.startsWith(praise));
  const isDone = isRight || said.startsWith(say.NEVER_MIND);
  if (say.ENDS.test(said)) {
    count(run, said, isRight, isDone && run.isOpen);
    Object.assign(run, {
      isOpen: false,
      isBreak: false,
      hasHint: false,
      isMissed: false,
      turnsAgo: 0,
    });
    return;
  }
  if (!task && !isBreak) {
    run.turnsAgo += 1;
    return;
  }
  const more = say.countLeft(said);
  if (more !== null) run.endsAt = run.done + run.written + more;
  if (task !== null && task.prompt !== run.task?.prompt) run.set += 1;
  count(run, said, isRight, isDone);
  run.hasHint =
    said.startsWith(say.NOT_YET) ||
    said.startsWith(say.HELP) ||
    (run.hasHint && run.task?.prompt === task?.prompt);
  run.isMissed =
    said.startsWith(say.NOT_YET) || (run.isMissed && run.task?.prompt === task?.prompt);
  run.task = task ?? run.task;
  run.isOpen = task !== null;
  run.isBreak = isBreak;
  run.turnsAgo = 0;
}

function count(run: Run, said: string, isRight: boolean, isDone: boolean): void {
  if (said.includes(say.COMPARE)) run.written += 1;
  if (isRight && isDone) run.right += 1;
  if (isDone) run.done += 1;
}
