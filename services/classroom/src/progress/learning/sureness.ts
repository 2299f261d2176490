import type { Sureness } from '@lux/contracts/classroom/progress.ts';
import { SURE, type TaskMemory } from './task-memory.ts';

/** From so large a share of unsure tasks on a whole family is. */
const UNSURE_SHARE = 0.3;
/** So many answers a family wants before it is called sure. */
const FEWEST_ANSWERS = 4;

/** How sure a child is of one task. */
export function surenessOf({ doubt }: Pick<TaskMemory, 'doubt'>): Sureness {
  if (doubt > 0) return 'unsure';
  return doubt <= SURE ? 'sure' : 'growing';
}

/** How sure a child is of the tasks of a family. */
export function surenessOfFamily(memories: readonly TaskMemory[]): Sureness {
  if (memories.length === 0) return 'unseen';
  const unsure = memories.filter(({ doubt }) => doubt > 0).length;
  if (unsure / memories.length >= UNSURE_SHARE) return 'unsure';
  const answers = memories.reduce((total, { seen }) => total + seen, 0);
  return unsure === 0 && answers >= FEWEST_ANSWERS ? 'sure' : 'growing';
}
