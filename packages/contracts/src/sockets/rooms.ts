import type { OwnerId } from '../common/ids.ts';

/** Names of Socket.IO rooms, shared by the bff (joins) and the services (push). */
export const rooms = {
  /** The room of one child's devices. */
  owner: (ownerId: OwnerId): string => `owner/${ownerId}`,
  /** The sockets of one browser session, by the name it is stored under. */
  session: (sessionKey: string): string => `session/${sessionKey}`,
  /** Everyone who may watch requests live. */
  admins: 'admins',
} as const;
