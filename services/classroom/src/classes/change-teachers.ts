import { MOST_TEACHERS, type SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { changeClass } from './find-class.ts';
import { viewClass } from './view-class.ts';

type Which = { id: Id; teacherId: Id };

/** Who is a teacher already stays one, under the name told last. @throws TOO_MANY_TEACHERS */
export async function addTeacher(
  deps: Pick<Deps, 'classes'>,
  which: Which,
  { userId, username }: { userId: Id; username: string },
): Promise<SchoolClass> {
  const changed = await changeClass(deps, which, ({ teachers }) => {
    const others = teachers.filter((teacher) => teacher.userId !== userId);
    if (others.length >= MOST_TEACHERS) throw errors.TOO_MANY_TEACHERS();
    return { teachers: [...others, { userId, username }] };
  });
  return viewClass(changed);
}

/** @throws TEACHER_NOT_FOUND, LAST_TEACHER */
export async function removeTeacher(
  deps: Pick<Deps, 'classes'>,
  which: Which,
  userId: Id,
): Promise<void> {
  await changeClass(deps, which, ({ teachers }) => {
    const others = teachers.filter((teacher) => teacher.userId !== userId);
    if (others.length === teachers.length) throw errors.TEACHER_NOT_FOUND();
    if (others.length === 0) throw errors.LAST_TEACHER();
    return { teachers: others };
  });
}

/**
 * A user is no teacher any more: classes that others teach, too, go on without; the rest goes to the
 * owner. May run twice.
 */
export async function departTeacher(
  deps: Pick<Deps, 'classes'>,
  userId: Id,
  ownerId: Id,
): Promise<void> {
  for (const { _id: id } of await deps.classes.listOfTeacher(userId)) {
    await changeClass(deps, { id, teacherId: userId }, ({ teachers }) => {
      const others = teachers.filter((teacher) => teacher.userId !== userId);
      return { teachers: others.length > 0 ? others : [{ userId: ownerId, username: null }] };
    }).catch((error: unknown) => {
      // Gone meanwhile, or somebody else has taken this teacher off.
      if (!isGone(error)) throw error;
    });
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CLASS_NOT_FOUND';
}
