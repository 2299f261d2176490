import type { User } from '@lux/contracts/accounts/user.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';
import type { SessionStore } from '../sessions/create-session-store.ts';

type Whose = { userId: User['id'] } | { sessionId: string };

/**
 * Disconnects the sockets of a user, or of one session, whose rights have changed: clients reconnect and
 * join with the rights that are left. Call it after the change is stored. Sockets of a session that ends
 * or gets another id are disconnected by `createSessionStore`; sockets that miss the message are found
 * within a minute (`recheckRights`).
 */
export function disconnectSockets(
  { push, sessions }: { push: Pick<Push, 'disconnect'>; sessions: Pick<SessionStore, 'keyOf'> },
  whose: Whose,
): void {
  const room =
    'userId' in whose
      ? rooms.owner(`user:${whose.userId}`)
      : rooms.session(sessions.keyOf(whose.sessionId));
  push.disconnect(room);
}
