import type { ClassProgress, SeatProgress, TaskFamily } from '@lux/contracts/classroom/progress.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../../deps.ts';

const OWN_QUIZ = /^quiz:material:([A-Za-z0-9_-]{22})$/;

/** By family: the titles of quizzes that this teacher may still read. */
async function readNames(
  { materials }: Pick<Deps, 'materials'>,
  families: readonly TaskFamily[],
  teacherId: Id,
): Promise<ReadonlyMap<string, string>> {
  const ids = families.flatMap(({ id }) => OWN_QUIZ.exec(id)?.[1] ?? []);
  const found = ids.length === 0 ? [] : await materials.listByIds(ids);
  return new Map(
    found
      .filter((one) => one.isShared || one.teacherId === teacherId)
      .map(({ _id, title }) => [`quiz:material:${_id}`, `Quiz: ${title}`]),
  );
}

/** A class's progress with the teacher's own quizzes by their titles. */
export async function nameClassQuizzes(
  deps: Pick<Deps, 'materials'>,
  progress: ClassProgress,
  teacherId: Id,
): Promise<ClassProgress> {
  const names = await readNames(deps, progress.families, teacherId);
  return { ...progress, families: progress.families.map((one) => named(one, one.id, names)) };
}

/** The same of one child. */
export async function nameSeatQuizzes(
  deps: Pick<Deps, 'materials'>,
  progress: SeatProgress,
  teacherId: Id,
): Promise<SeatProgress> {
  const names = await readNames(deps, progress.familyNames, teacherId);
  return {
    ...progress,
    familyNames: progress.familyNames.map((one) => named(one, one.id, names)),
    tasks: progress.tasks.map((one) => named(one, one.task, names)),
  };
}

function named<Labelled extends { label: string }>(
  one: Labelled,
  key: string,
  names: ReadonlyMap<string, string>,
): Labelled {
  return { ...one, label: names.get(key) ?? one.label };
}
