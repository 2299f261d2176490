import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { Deps } from '../deps.ts';

/** Deletes an account and ends all its sessions at once (SPEC 6, DESIGN 5). @throws as accounts. */
export async function removeUser(
  { services, sessions, push }: Pick<Deps, 'services' | 'sessions' | 'push'>,
  requestId: string,
  id: string,
): Promise<void> {
  await services.accounts.deleteUser(requestId, id);
  await sessions.endAllOf(id);
  push.disconnect(rooms.owner(`user:${id}`));
}
