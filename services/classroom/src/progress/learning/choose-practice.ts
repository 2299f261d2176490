import type { PracticeOfAreas } from '@lux/contracts/classroom/progress.ts';
import type { TaskKey } from '@lux/contracts/games/answered-task.ts';
import { sumOfTask, sumsOfFamily, taskOfSum } from '@lux/maths/practice/sum-task.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { familyOf } from './task-family.ts';
import { retrievability, SURE, type TaskMemory } from './task-memory.ts';

/** More than two rounds take of it. */
const MOST_TASKS = 40;

/**
 * What a child should be asked more often: what it does not know and has not just been asked, then what
 * it may be forgetting, then the rest of what it does not know.
 *
 * @param kinds of tasks: `math`, `letter` …
 */
export function choosePractice(
  memories: readonly TaskMemory[],
  kinds: readonly string[],
  { now, random }: { now: Date; random: Random },
): PracticeOfAreas {
  const own = memories.filter(({ task }) => kinds.includes(task.slice(0, task.indexOf(':'))));
  const isDue = ({ card }: TaskMemory) => card.due <= now;
  const unsure = mostDoubtful(own);
  const due = own
    .filter((memory) => memory.doubt <= 0 && isDue(memory))
    .map((memory) => ({ memory, left: retrievability(memory, now) }))
    .toSorted((one, other) => one.left - other.left)
    .map(({ memory }) => memory);
  const knownFamilies = [...new Set(own.flatMap(({ task }) => familyOf(task)?.id ?? []))];
  const chosen = [...unsure.filter(isDue), ...due, ...unsure.filter((memory) => !isDue(memory))];
  return {
    tasks: chosen.slice(0, MOST_TASKS).map(({ task }) => task),
    known: own.map(({ task }) => task),
    knownFamilies,
    settled: own
      .filter((memory) => memory.doubt <= SURE && !isDue(memory) && sumOfTask(memory.task) !== null)
      .map(({ task }) => task),
    untried: untriedOf(random, own, knownFamilies),
    isFixed: false,
  };
}

/** Sums of known families: first those never asked, then those whose answers say too little. */
function untriedOf(
  random: Random,
  memories: readonly TaskMemory[],
  families: readonly string[],
): TaskKey[] {
  const met = new Set(memories.map(({ task }) => task));
  const sums = [...new Set(families.flatMap(sumsOfFamily).map(taskOfSum))];
  const unmet = sums.filter(
    (task) => !met.has(task) && families.includes(familyOf(task)?.id ?? ''),
  );
  const unclear = memories
    .filter(({ task, doubt }) => doubt <= 0 && doubt > SURE && sumOfTask(task) !== null)
    .map(({ task }) => task);
  return [...shuffle(random, unmet), ...shuffle(random, unclear)].slice(0, MOST_TASKS);
}

/** What a child does not know, the surest of that first. */
export function mostDoubtful(memories: readonly TaskMemory[]): TaskMemory[] {
  return memories
    .filter(({ doubt }) => doubt > 0)
    .toSorted((one, other) => other.doubt - one.doubt || Number(other.lastAt) - Number(one.lastAt));
}
