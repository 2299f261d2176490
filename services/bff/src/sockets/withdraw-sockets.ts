import type { User } from '@lux/contracts/accounts/user.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';
import type { SessionStore } from '../sessions/create-session-store.ts';

type Whose = { userId: User['id'] } | { sessionId: string };

/**
 * Cuts the sockets of a user, or of one session, whose rights are others from now on: whoever still
 * has a right connects again and joins with what is left. Call it after the change is stored. Sockets
 * of a session that ends or gets another id go by themselves (`createSessionStore`), and a word that
 * gets lost on its way is made good within a minute (`askRightsAgain`).
 */
export function withdrawSockets(
  { push, sessions }: { push: Pick<Push, 'disconnect'>; sessions: Pick<SessionStore, 'keyOf'> },
  whose: Whose,
): void {
  const room =
    'userId' in whose
      ? rooms.owner(`user:${whose.userId}`)
      : rooms.session(sessions.keyOf(whose.sessionId));
  push.disconnect(room);
}
