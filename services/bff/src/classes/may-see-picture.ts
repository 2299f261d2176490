import type { Id } from '@lux/contracts/common/ids.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { requireTeacher } from './require-teacher.ts';

/**
 * Whether a file is a picture of a lesson that this teacher holds, and was shown to them as such. Asked
 * anew for each, so that a former teacher sees nothing.
 */
export async function maySeePicture(
  deps: Pick<Deps, 'services' | 'shownPictures'>,
  request: FastifyRequest,
  fileId: Id,
): Promise<boolean> {
  const { userId } = request.session;
  const lessonId = userId === null ? null : await deps.shownPictures.lessonOf(userId, fileId);
  if (lessonId === null) return false;
  try {
    const { caller } = await requireTeacher(deps, request);
    await deps.services.classroom.readLesson(caller, lessonId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}
