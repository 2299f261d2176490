import type { TaskFamily } from '@lux/contracts/classroom/progress.ts';
import type { TaskKey } from '@lux/contracts/games/answered-task.ts';
import { quizCategories } from '@lux/contracts/games/quiz-categories.ts';
import { sumFamilies } from '@lux/maths/practice/families.ts';
import { familyOfTask, labelOfTask } from '@lux/maths/practice/sum-task.ts';

const letters = [
  { id: 'letter', label: 'Buchstaben' },
  { id: 'syllable', label: 'Silben' },
  { id: 'word', label: 'Wörter' },
];

/** All families of tasks that are known before somebody plays, in the order in which they are learnt. */
export const taskFamilies: readonly TaskFamily[] = [
  ...letters.map((family) => ({ ...family, area: 'letters' as const })),
  { id: 'reading', area: 'reading', label: 'Lesen' },
  ...sumFamilies.map(({ id, label }) => ({ id, area: 'math' as const, label })),
  ...quizCategories.map(({ id, name }) => ({
    id: `quiz:${id}`,
    area: 'quiz' as const,
    label: `Quiz: ${name}`,
  })),
];

const known = new Map(taskFamilies.map((family) => [family.id, family]));
const order = new Map(taskFamilies.map(({ id }, index) => [id, index]));

/** The family that a task belongs to; null where there is none, as of sums nobody asks. */
export function familyOf(task: TaskKey): TaskFamily | null {
  const [kind = ''] = task.split(':');
  if (kind === 'math') return known.get(familyOfTask(task) ?? '') ?? null;
  return kind === 'quiz' ? familyById(task) : (known.get(kind) ?? null);
}

/** A family by its id; one that is unknown is a teacher's own quiz. */
export function familyById(id: string): TaskFamily {
  return known.get(id) ?? { id, area: 'quiz', label: 'Quiz der Lehrkraft' };
}

/** Families in the order in which they are learnt; a teacher's own come last. */
export function inOrder(families: Iterable<TaskFamily>): TaskFamily[] {
  const place = ({ id }: TaskFamily) => order.get(id) ?? order.size;
  return [...families].toSorted((one, other) => place(one) - place(other));
}

/** A task as a teacher reads it: `8 + 5`, `S`, `Igel`, `Satz 3`. */
export function nameOf(task: TaskKey): string {
  const name = task.slice(task.indexOf(':') + 1);
  if (task.startsWith('math:')) return labelOfTask(task);
  if (task.startsWith('quiz:')) return familyOf(task)?.label ?? name;
  if (!task.startsWith('reading:')) return name;
  const part = /^material:.*:(\d+)$/.exec(name)?.[1];
  if (part !== undefined) return `Text der Lehrkraft, Teil ${part}`;
  const [, kind, number] = /^(sentence|story)-0*(\d+)/.exec(name) ?? [];
  return number === undefined ? 'Text' : `${kind === 'story' ? 'Geschichte' : 'Satz'} ${number}`;
}
