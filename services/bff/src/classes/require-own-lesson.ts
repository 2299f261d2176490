import type { Id } from '@lux/contracts/common/ids.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { findUser } from '../sessions/find-user.ts';
import type { Session } from '../sessions/session.ts';

/**
 * Lets through who holds a lesson, asked anew each time.
 *
 * @throws TEACHER_NEEDED; LESSON_NOT_FOUND of classroom, also for a lesson of others.
 */
export async function requireOwnLesson(
  deps: Pick<Deps, 'services'>,
  session: Pick<Session, 'userId'>,
  { lessonId, requestId }: { lessonId: Id; requestId: string },
): Promise<void> {
  const user = await findUser(deps, session, requestId);
  if (!user?.isTeacher) throw errors.TEACHER_NEEDED();
  const caller = { owners: [`user:${user.id}` as const], requestId };
  await deps.services.classroom.readLesson(caller, lessonId);
}
