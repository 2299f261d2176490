import {
  type ChildLesson,
  type Join,
  LessonCode,
  type LessonDoor,
} from '@lux/contracts/classroom/lesson.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { sessionCookie } from '../sessions/cookies/session-cookie.ts';
import { emptySession, newSessionId, type SessionPlace } from '../sessions/session.ts';

/** A code as it stands on the board, however it was typed, or a seat's id. @throws LESSON_NOT_FOUND */
function readCode(typed: string): string {
  if (Id.safeParse(typed).success) return typed;
  const code = LessonCode.safeParse(typed);
  // No lesson has a code of another form.
  if (!code.success) throw errors.LESSON_NOT_FOUND();
  return code.data;
}

/** What a child at the door of a lesson sees. @throws LESSON_NOT_FOUND, TOO_MANY_CODES */
export async function readDoor(
  { services, joinLimits }: Pick<Deps, 'services' | 'joinLimits'>,
  request: FastifyRequest,
  code: string,
): Promise<LessonDoor> {
  return joinLimits.attempt(request, code, async () =>
    services.classroom.readDoor(request.id, readCode(code)),
  );
}

type JoinDeps = Pick<
  Deps,
  'services' | 'sessions' | 'config' | 'lessonStates' | 'lessonBudgets' | 'joinLimits'
>;

/**
 * Puts the session's place into Redis under a new id. A browser that could get no session, as strangers
 * in its network have used them up, gets one of the lesson's.
 */
async function keepPlace(
  { sessions, lessonBudgets }: JoinDeps,
  { session }: FastifyRequest,
  place: SessionPlace,
): Promise<string> {
  const moved = session.isStored ? await sessions.takePlace(session.id, place) : null;
  if (moved !== null) return moved;
  const [visitorToken] = session.device.visitorTokens;
  if (!visitorToken) throw errors.VISITOR_UNKNOWN();
  lessonBudgets.startSession(place.lessonId);
  const id = newSessionId();
  await sessions.start(id, visitorToken);
  return (await sessions.takePlace(id, place)) ?? id;
}

/**
 * Lets a child into a lesson, at a seat or as a guest: from here on its session acts for that seat
 * alone, a guest's for its visitor (CLASSROOM "Who is who").
 *
 * @throws LESSON_NOT_FOUND, TOO_MANY_CODES; SEAT_TAKEN, WRONG_PICTURES, SEAT_WAITS, GUESTS_NOT_ALLOWED
 *   of classroom.
 */
export async function joinLesson(
  deps: JoinDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, visitorToken, ...choice }: Join & { code: string },
): Promise<ChildLesson> {
  await request.presentVisitor(reply, visitorToken);
  const held = request.session.place;
  const { lesson, ...place } = await deps.joinLimits.attempt(request, code, async () =>
    deps.services.classroom.join(request.id, readCode(code), {
      ...choice,
      visitor: ownerOfVisitor(visitorToken),
      ...(held && { placeId: held.placeId }),
    }),
  );
  const id = await keepPlace(deps, request, place);
  // Its socket, which comes next, counts for the lesson and not for the school's network.
  deps.lessonBudgets.note(id, place.lessonId);
  // What is remembered of the lesson may say that this child was sent out before.
  await deps.lessonStates.read(place.lessonId, { isFresh: true }).catch(() => null);
  const { device, budget } = request.session;
  const visitorTokens = place.seatId === null ? device.visitorTokens : [];
  request.session = {
    ...emptySession(),
    ...{ id, budget, device, place, visitorTokens, isStored: true },
  };
  sessionCookie.write(reply, id, {
    lifetimeSeconds: deps.sessions.lifetimeSeconds,
    secure: deps.config.cookieSecure,
  });
  return lesson;
}
