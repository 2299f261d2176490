import type { OwnerId } from '../common/owner-id.ts';

/** Names of Socket.IO rooms, shared by the bff (joins) and the services (push). */
export const rooms = {
  /** The room of one child's devices. */
  owner: (ownerId: OwnerId): string => `owner/${ownerId}`,
  /** Everyone who may watch requests live. */
  admins: 'admins',
} as const;
