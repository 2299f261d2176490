import type { OwnerId } from '../common/ids.ts';

/** Where the Socket.IO adapter of the bff and the emitters of the services meet in Redis. */
export function socketKey(namePrefix: string): string {
  return `${namePrefix}:socket.io`;
}

/**
 * In a cluster of Redis: the sharded channel of one room, which only copies of the bff with a socket in
 * it listen to. Without a room, that of all copies.
 */
export function shardedChannel(namePrefix: string, room?: string): string {
  const all = `${socketKey(namePrefix)}#/#`;
  return room === undefined ? all : `${all}${room}#`;
}

/** Names of Socket.IO rooms, shared by the bff (joins) and the services (push). */
export const rooms = {
  /** The room of one child's devices. */
  owner: (ownerId: OwnerId): string => `owner/${ownerId}`,
  /** The sockets of one browser session, by the name it is stored under. */
  session: (sessionKey: string): string => `session/${sessionKey}`,
  /** The teachers who watch a lesson's board. */
  board: (lessonId: string): string => `board/${lessonId}`,
  /** The devices of one child in a lesson, seat or guest. */
  place: (placeId: string): string => `place/${placeId}`,
  /** Everyone who may watch requests live. */
  admins: 'admins',
} as const;
