import type { Garden, GrowthStage, TaskFamily } from '@lux/contracts/classroom/progress.ts';
import type { TaskKey } from '@lux/contracts/games/answered-task.ts';
import { sumsOfFamily } from '@lux/maths/practice/sum-task.ts';
import { familyOf, inOrder } from '../learning/task-family.ts';
import type { TaskMemory } from '../learning/task-memory.ts';

/** So many letters, syllables or words, or sums of a large family, and its plant blooms. */
const MOST_TO_BLOOM = 10;
/** Of what has no single tasks to be learnt (word problems, a quiz), so many right answers. */
const RIGHT_TO_BLOOM = 20;
/** Where nothing was learnt yet, so many right answers make a seed sprout. */
const RIGHT_TO_SPROUT = 3;
const SPROUTING = 0.01;

/**
 * The plants of a child, one for each family it has met. They grow by what was learnt once and by right
 * answers, neither of which is ever taken back, so none shrinks.
 */
export function viewGarden(memories: readonly TaskMemory[]): Garden {
  const families = new Map(
    memories.flatMap(({ task }) => {
      const family = plantOf(task);
      return family ? [[family.id, family] as const] : [];
    }),
  );
  const own = Map.groupBy(memories, ({ task }) => plantOf(task)?.id ?? '');
  return {
    plants: inOrder(families.values()).map((family) => ({
      ...family,
      stage: stageOf(growthOf(family.id, own.get(family.id) ?? [])),
    })),
  };
}

/** All quizzes of its teachers are one plant: they come and go, and what grew stays. */
function plantOf(task: TaskKey): TaskFamily | null {
  return task.startsWith('quiz:material:') ? ofTeacher : familyOf(task);
}

const ofTeacher: TaskFamily = {
  ...{ id: 'quiz:material', area: 'quiz', label: 'Quiz von deiner Lehrerin' },
};

/** From 0 to 1. */
function growthOf(family: string, memories: readonly TaskMemory[]): number {
  const right = memories.reduce((total, memory) => total + memory.right, 0);
  const goal = goalOf(family);
  if (goal === null) return right / RIGHT_TO_BLOOM;
  const learnt = memories.filter(({ learntAt }) => learntAt !== null).length;
  return learnt === 0 && right >= RIGHT_TO_SPROUT ? SPROUTING : learnt / goal;
}

/** How many single tasks have to be learnt; null where there are none to count. */
function goalOf(family: string): number | null {
  if (['letter', 'syllable', 'word'].includes(family)) return MOST_TO_BLOOM;
  const sums = sumsOfFamily(family).length;
  if (sums === 0) return null;
  // Of a row those count that belong to no easier one.
  return Math.min(family.startsWith('times-') ? Math.ceil(sums / 3) : sums, MOST_TO_BLOOM);
}

function stageOf(growth: number): GrowthStage {
  if (growth >= 1) return 'bloom';
  if (growth >= 0.6) return 'bud';
  if (growth >= 0.3) return 'leaves';
  return growth > 0 ? 'sprout' : 'seed';
}
