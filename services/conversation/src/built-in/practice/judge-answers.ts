import { type Asked, pickByText } from '../skill.ts';
import type { Run } from './read-run.ts';
import { ruleOf } from './rules.ts';
import * as say from './sayings.ts';
import type { TaskSetter } from './set-tasks.ts';
import type { Task } from './tasks/task.ts';

const TASKS_PER_ROUND = 5;
const OF_QUIZ = /^(.+\?) A: .+, B: /u;
/** Neither is an answer to a task. */
const SAYS_ONLY_YES_OR_NO = /^(?:nein|nö|nee|ne|nope|doch|ja|jo|okay|ok)[.! ]*$/iu;

/** Says whether an answer is right, helps or tells the solution, and goes on. */
export function createJudge(
  { kindFor, nextTask }: TaskSetter,
  tellOf: (question: string) => string | null,
) {
  /** What is known of a question of the quiz, where it tells the answer, too. */
  function toldOf({ prompt, solution }: Task): string | null {
    const [, question] = OF_QUIZ.exec(prompt) ?? [];
    const right = /^Die Antwort ist: (.+)\.$/u.exec(solution)?.[1];
    const told = question === undefined ? null : tellOf(question);
    return told !== null && right !== undefined && told.includes(right) ? told : null;
  }

  /** "Warum?" asks for the way: of the open task once it was missed, else of the one before. */
  function explain(run: Run, asked: Asked): string {
    const prompt = run.isOpen && run.task ? run.task.prompt : say.BREAK;
    const before = asked.history.findLast(
      ({ role, content }, place) =>
        role === 'assistant' && place < asked.history.length - 1 && /[?“]\.?$/.test(content),
    )?.content;
    const isFirst = run.done === 0 && run.isOpen && run.task !== null && !run.hasHint;
    if (isFirst && run.task) return `${say.HELP} ${run.task.hint} ${run.task.prompt}`;
    const task = run.hasHint ? run.task : before ? kindFor(run.wish, asked).find(before) : null;
    const isWay = task && ['maths', 'doubles', 'clock', 'problems'].includes(run.wish.subject);
    // Of a task that is open the reason would tell the solution.
    if (task && task === run.task && run.isOpen)
      return isWay
        ? explainRule(run, task)
        : `${say.HELP} ${task.secondHint ?? task.hint} ${prompt}`;
    if (isWay) return `${task.hint} ${task.solution} ${prompt}`;
    return `${(task && toldOf(task)) ?? task?.reason ?? say.NO_REASON} ${prompt}`;
  }

  function judged(run: Run, asked: Asked): string | null {
    const { task } = run;
    const isAnswer = task?.takesYesOrNo || !SAYS_ONLY_YES_OR_NO.test(asked.question.trim());
    const isRight = isAnswer ? (task?.judge(asked.question) ?? null) : null;
    if (!task || isRight === null) return null;
    if (isRight) {
      return `${pickByText(say.PRAISES, task.prompt)} ${task.solution} ${after({ ...run, right: run.right + 1, done: run.done + 1 }, asked)}`;
    }
    return run.hasHint ? lost(run, task, asked) : `${say.NOT_YET} ${task.hint} ${task.prompt}`;
  }

  function lost(run: Run, task: Task, asked: Asked): string {
    const solution = `${task.solution.charAt(0).toUpperCase()}${task.solution.slice(1)}`;
    return `${say.NEVER_MIND} ${solution} ${after({ ...run, done: run.done + 1 }, asked)}`;
  }

  function after(run: Run, asked: Asked): string {
    if (isEnough(run)) return say.end(run);
    const done = run.done + run.written;
    if (done === run.endsAt || done % roundOf(run, asked) === 0)
      return `${say.score(run)} ${say.BREAK}`;
    return nextTask(run.wish, asked, run.startedAt).prompt;
  }

  /** "Drei, mehr nicht": behind the last of them nobody is asked to go on. */
  const isEnough = ({ wish, done, written }: Run): boolean =>
    wish.isLimited && wish.count !== null && done + written >= wish.count;

  /** A word that was written on paper is shown, to be compared. */
  function shown(run: Run, task: Task, asked: Asked): string {
    const next = after({ ...run, written: run.written + 1 }, asked);
    return `${task.solution} ${say.COMPARE} ${next}`;
  }

  /** "Wie geht das?" asks for the rule, and never for the solution. */
  function explainRule(run: Run, task: Task): string {
    const way = (run.hasHint && task.secondHint) || task.hint;
    return [say.HELP, ruleOf(run.wish, task), way, task.prompt]
      .filter((words) => words !== '')
      .join(' ');
  }

  function goOn(run: Run, asked: Asked): string {
    const isUnanswered = run.task && run.turnsAgo > 0 && run.isOpen;
    return `${say.GO_ON} ${isUnanswered ? run.task?.prompt : nextTask(run.wish, asked, run.startedAt).prompt}`;
  }

  /** So many tasks LUX sets before it asks whether to go on: all that were named, else as many as were wished for. */
  function roundOf(run: Run, asked: Asked): number {
    const named = kindFor(run.wish, asked).named?.length ?? 0;
    if (run.wish.count !== null) return Math.max(named, run.wish.count);
    return named > 1 ? named : TASKS_PER_ROUND;
  }

  function tasksLeft(run: Run, asked: Asked): number {
    const done = run.done + run.written;
    if (run.endsAt !== undefined && run.endsAt > done) return run.endsAt - done;
    const round = roundOf(run, asked);
    return round - (done % round);
  }

  return { explain, explainRule, judged, lost, shown, goOn, tasksLeft };
}

export type Judge = ReturnType<typeof createJudge>;
