import type { AnsweredRound } from '@lux/contracts/classroom/progress.ts';
import type { AnsweredTask } from '@lux/contracts/games/answered-task.ts';
import type { ProgressRecord } from '../progress.store.ts';
import { familyOf } from './task-family.ts';
import { rememberAnswer, type TaskMemory } from './task-memory.ts';

const MOST_READINGS = 10;
/** A round comes again within minutes; so many a child does not play in a day. */
const MOST_ROUND_IDS = 200;
/** More than all games ask together; who sends invented tasks loses old ones. */
const MOST_TASKS = 1_500;

/** What is known after one more round; the same object where it was counted before. */
export function learnRound(record: ProgressRecord, round: AnsweredRound): ProgressRecord {
  const at = new Date(round.timestamp);
  const isForgotten = record.forgottenAt !== null && at <= record.forgottenAt;
  if (isForgotten || record.roundIds.includes(round.id)) return record;
  const tasks = new Map(record.tasks.map((memory) => [memory.task, memory]));
  const answers = round.answers.filter(({ task }) => familyOf(task) !== null);
  for (const answer of answers) {
    tasks.set(answer.task, rememberAnswer(tasks.get(answer.task), answer, at));
  }
  return {
    ...record,
    tasks: boundTasks([...tasks.values()]),
    readings: [...readingsOf(answers, at), ...record.readings].slice(0, MOST_READINGS),
    roundIds: [...record.roundIds, round.id].slice(-MOST_ROUND_IDS),
    updatedAt: at > record.updatedAt ? at : record.updatedAt,
  };
}

function readingsOf(answers: readonly AnsweredTask[], at: Date): ProgressRecord['readings'] {
  return answers
    .filter(({ task }) => task.startsWith('reading:'))
    .map(({ task, isRight, wordsPerMinute = null, shareRead = null }) => ({
      ...{ task, at, isRight, wordsPerMinute, shareRead },
    }))
    .toReversed();
}

/** What was learnt stays longest: the child's garden never loses it. */
function boundTasks(tasks: TaskMemory[]): TaskMemory[] {
  if (tasks.length <= MOST_TASKS) return tasks;
  const rank = ({ learntAt, lastAt }: TaskMemory) => (learntAt ? 1e15 : 0) + Number(lastAt);
  return tasks.toSorted((one, other) => rank(other) - rank(one)).slice(0, MOST_TASKS);
}
