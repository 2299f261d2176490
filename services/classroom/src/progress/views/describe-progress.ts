import { surenessOf } from '../learning/sureness.ts';
import { familyOf, nameOf } from '../learning/task-family.ts';
import type { Learnt } from '../progress.store.ts';

/** What is kept of what a child can do, as JSON a parent can read; none where nothing is left. */
export function describeProgress({ tasks, readings, updatedAt }: Learnt): object[] {
  if (tasks.length === 0) return [];
  return [
    {
      updatedAt: updatedAt.toISOString(),
      tasks: tasks.map((memory) => ({
        family: familyOf(memory.task)?.label ?? '',
        task: nameOf(memory.task),
        seen: memory.seen,
        right: memory.right,
        seconds: memory.seconds,
        sureness: surenessOf(memory),
        lastAt: memory.lastAt.toISOString(),
        learntAt: memory.learntAt?.toISOString() ?? null,
        comesAgainAt: memory.card.due.toISOString(),
      })),
      readings: readings.map((reading) => ({ ...reading, at: reading.at.toISOString() })),
    },
  ];
}
