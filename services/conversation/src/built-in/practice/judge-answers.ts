import { type Asked, pickByText } from '../skill.ts';
import type { Run } from './read-run.ts';
import * as say from './sayings.ts';
import type { TaskSetter } from './set-tasks.ts';
import type { Task } from './tasks/task.ts';

const TASKS_PER_ROUND = 5;
/** Neither is an answer to a task. */
const SAYS_ONLY_YES_OR_NO = /^(?:nein|nö|nee|ne|nope|doch|ja|jo|okay|ok)[.! ]*$/iu;

/** Says whether an answer is right, helps or tells the solution, and goes on. */
export function createJudge({ kindFor, nextTask }: TaskSetter) {
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
    return isWay ? `${task.hint} ${task.solution} ${prompt}` : `${say.NO_REASON} ${prompt}`;
  }

  function judged(run: Run, asked: Asked): string | null {
    const { task } = run;
    const isAnswer = !SAYS_ONLY_YES_OR_NO.test(asked.question.trim());
    const isRight = isAnswer ? (task?.judge(asked.question) ?? null) : null;
    if (!task || isRight === null) return null;
    if (isRight) {
      return `${pickByText(say.PRAISES, task.prompt)} ${task.solution} ${after({ ...run, right: run.right + 1, done: run.done + 1 }, asked)}`;
    }
    return run.hasHint ? lost(run, task, asked) : `${say.NOT_YET} ${task.hint} ${task.prompt}`;
  }

  function lost(run: Run, task: Task, asked: Asked): string {
    return `${say.NEVER_MIND} ${task.solution} ${after({ ...run, done: run.done + 1 }, asked)}`;
  }

  function after(run: Run, asked: Asked): string {
    if (run.done % (run.wish.count ?? TASKS_PER_ROUND) === 0)
      return `${say.score(run)} ${say.BREAK}`;
    return nextTask(run.wish, asked, run.startedAt).prompt;
  }

  function goOn(run: Run, asked: Asked): string {
    const isUnanswered = run.task && run.turnsAgo > 0 && run.isOpen;
    return `${say.GO_ON} ${isUnanswered ? run.task?.prompt : nextTask(run.wish, asked, run.startedAt).prompt}`;
  }

  const tasksLeft = ({ wish, done }: Run) => {
    const round = wish.count ?? TASKS_PER_ROUND;
    return round - (done % round);
  };

  return { explain, judged, lost, goOn, tasksLeft };
}

export type Judge = ReturnType<typeof createJudge>;
