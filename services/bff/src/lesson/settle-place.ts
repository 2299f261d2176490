import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import type { Deps } from '../deps.ts';
import { type Session, type SessionPlace, withoutPlace } from '../sessions/session.ts';

/** A session as it may act now, with the lesson it is in. */
export interface Settled {
  session: Session;
  lesson: LessonState | null;
}

/** Whether a child is in its lesson, by the server's clock. */
function isIn(state: LessonState | null, { placeId }: SessionPlace): state is LessonState {
  if (state === null || state.isOver) return false;
  return Date.parse(state.endsAt) > Date.now() && !state.gonePlaces.includes(placeId);
}

/**
 * Looks whether the lesson of a session still goes on. Where it is over, or the child was sent out, the
 * place is taken from the session, which acts for its visitor again.
 *
 * @throws SERVICE_UNAVAILABLE while nobody can say.
 */
export async function settlePlace(
  { sessions, lessonStates }: Pick<Deps, 'sessions' | 'lessonStates'>,
  session: Session,
): Promise<Settled> {
  const { place } = session;
  if (place === null) return { session, lesson: null };
  const known = await lessonStates.read(place.lessonId);
  if (isIn(known, place)) return { session, lesson: known };
  // Five more minutes, or a child that came back, may be younger than what is remembered.
  const state = await lessonStates.read(place.lessonId, { isFresh: true });
  if (isIn(state, place)) return { session, lesson: state };
  await sessions.dropPlace(session.id, place);
  return { session: withoutPlace(session), lesson: null };
}
