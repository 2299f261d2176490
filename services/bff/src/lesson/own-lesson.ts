import type { ChildLesson, Hand } from '@lux/contracts/classroom/lesson.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { withoutPlace } from '../sessions/session.ts';

const isMissing = (error: unknown): boolean => error instanceof AppError && error.status === 404;

/** The lesson this browser's child is in; null outside, also where it is over. */
export async function readOwnLesson(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<ChildLesson | null> {
  const { place } = request.session;
  if (place === null) return null;
  try {
    return await services.classroom.readPlace(request.id, place.placeId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * The child leaves its lesson; outside of one nothing happens. Should classroom be away, the board finds
 * out by itself that nobody is there.
 */
export async function leaveLesson(
  { services, sessions }: Pick<Deps, 'services' | 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const { session } = request;
  if (session.place === null) return;
  await sessions.dropPlace(session.id, session.place);
  request.session = withoutPlace(session);
  await services.classroom.leavePlace(request.id, session.place.placeId).catch((error) => {
    if (!isMissing(error)) request.log.warn({ err: error }, 'a child left, its place is not told');
  });
}

/** Raises the child's hand, or takes it down. @throws NOT_IN_LESSON */
export async function raiseHand(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  hand: Hand,
): Promise<ChildLesson> {
  const { place } = request.session;
  if (place === null) throw errors.NOT_IN_LESSON();
  try {
    return await services.classroom.raiseHand(request.id, place.placeId, hand);
  } catch (error) {
    throw isMissing(error) ? errors.NOT_IN_LESSON() : error;
  }
}
