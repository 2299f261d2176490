import type { TaskFamily, UnsureFamily } from '@lux/contracts/classroom/progress.ts';
import { mostDoubtful } from '../learning/choose-practice.ts';
import { familyOf, nameOf, taskFamilies } from '../learning/task-family.ts';
import type { TaskMemory } from '../learning/task-memory.ts';
import { viewTask } from './view-task.ts';

/** As many as a teacher looks at with one child. */
const MOST_SHOWN = 5;
/** Of one family, in a sentence. */
const MOST_NAMED = 3;

/** What a child is unsure of, the family in which most is first. */
export function unsureFamiliesOf(memories: readonly TaskMemory[]): UnsureFamily[] {
  const families = Map.groupBy(mostDoubtful(memories), ({ task }) => familyOf(task)?.id ?? '');
  return [...families.values()]
    .toSorted((one, other) => doubtOf(other) - doubtOf(one))
    .slice(0, MOST_SHOWN)
    .flatMap(describeUnsure);
}

/**
 * What a child needs next, for its teacher: "Über den Zehner: noch unsicher bei 8 + 5". Null before the
 * first answer.
 */
export function nextStepOf(memories: readonly TaskMemory[]): string | null {
  if (memories.length === 0) return null;
  const [weakest] = unsureFamiliesOf(memories);
  if (weakest) return weakest.sentence;
  const next = nextNew(Map.groupBy(memories, ({ task }) => familyOf(task)?.id ?? ''));
  return next
    ? `Sicher in dem, was bisher geübt wurde. Neu wäre: ${next.label}`
    : 'Sicher in dem, was bisher geübt wurde';
}

function describeUnsure(memories: TaskMemory[]): UnsureFamily[] {
  const family = memories[0] && familyOf(memories[0].task);
  if (!family) return [];
  const tasks = memories.slice(0, MOST_NAMED).map(viewTask);
  return [
    { family: family.id, label: family.label, tasks, sentence: sentenceOf(family, memories) },
  ];
}

function sentenceOf({ label, area }: TaskFamily, memories: TaskMemory[]): string {
  if (area === 'quiz') return `${label}: oft noch nicht richtig`;
  const names = memories.slice(0, MOST_NAMED).map(({ task }) => nameOf(task));
  // Of larger sums only the family is known.
  return names[0] === label
    ? `${label}: noch unsicher`
    : `${label}: noch unsicher bei ${names.join(', ')}`;
}

function doubtOf(memories: readonly TaskMemory[]): number {
  return memories.reduce((total, { doubt }) => total + doubt, 0);
}

/** The first family of sums, in the order of schools, that a child who counts has not met. */
function nextNew(families: Map<string, TaskMemory[]>): TaskFamily | null {
  const sums = taskFamilies.filter(({ area }) => area === 'math');
  const hasCounted = sums.some(({ id }) => families.has(id));
  return (hasCounted && sums.find(({ id }) => !families.has(id))) || null;
}
