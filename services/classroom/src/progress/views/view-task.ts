import type { TaskProgress } from '@lux/contracts/classroom/progress.ts';
import { surenessOf } from '../learning/sureness.ts';
import { familyOf, nameOf } from '../learning/task-family.ts';
import type { TaskMemory } from '../learning/task-memory.ts';

/** One task as a teacher reads it. */
export function viewTask(memory: TaskMemory): TaskProgress {
  const { task, seen, right, lastAt } = memory;
  return {
    ...{ task, seen, right },
    family: familyOf(task)?.id ?? '',
    label: nameOf(task),
    seconds: secondsOf([memory]),
    sureness: surenessOf(memory),
    lastAt: lastAt.toISOString(),
  };
}

/** Of one answer on average, to a tenth. */
export function secondsOf(memories: readonly TaskMemory[]): number {
  const answers = memories.reduce((total, { seen }) => total + seen, 0);
  const seconds = memories.reduce((total, memory) => total + memory.seconds, 0);
  return answers === 0 ? 0 : Math.round((seconds / answers) * 10) / 10;
}
