import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { ServerMessages } from '@lux/contracts/sockets/messages.ts';
import { rooms, socketKey } from '@lux/contracts/sockets/rooms.ts';
import { Emitter } from '@socket.io/redis-emitter';
import type { RedisClient } from '../redis/connect-redis.ts';
import { createShardedEmitter } from './create-sharded-emitter.ts';

export interface Push {
  /** To all devices of one child. */
  toOwner: <Name extends keyof ServerMessages>(
    owner: OwnerId,
    name: Name,
    ...payload: Parameters<ServerMessages[Name]>
  ) => void;
  /** To everyone who may watch. */
  toAdmins: <Name extends keyof ServerMessages>(
    name: Name,
    ...payload: Parameters<ServerMessages[Name]>
  ) => void;
  /** To one of the other rooms (`rooms`): a lesson's board, a place. */
  toRoom: <Name extends keyof ServerMessages>(
    room: string,
    name: Name,
    ...payload: Parameters<ServerMessages[Name]>
  ) => void;
  /** Disconnects the sockets of a room (`rooms`) that may not listen any more. */
  disconnect: (room: string) => void;
}

/** Sends socket messages through every copy of the bff. A message is a hint: it may get lost. */
export function createPush(options: { redis: RedisClient; namePrefix: string }): Push {
  // In a cluster only the copies hear it that have a socket in the room (decision 029).
  const { emit, disconnect } = options.redis.isCluster
    ? createShardedEmitter(options)
    : createEmitter(options);
  return {
    toOwner: (owner, name, ...payload) => emit(rooms.owner(owner), name, ...payload),
    toAdmins: (name, ...payload) => emit(rooms.admins, name, ...payload),
    toRoom: emit,
    disconnect,
  };
}

function createEmitter({ redis, namePrefix }: Parameters<typeof createPush>[0]) {
  // The emitter does not look at what becomes of its command: without this catch a Redis outage
  // would be an unhandled rejection, which ends the process.
  const patient = {
    publish: (channel: string, message: Buffer) => redis.publish(channel, message).catch(() => 0),
  };
  const emitter = new Emitter<ServerMessages>(patient, { key: socketKey(namePrefix) });
  const emit: Push['toRoom'] = (room, name, ...payload) => {
    emitter.to(room).emit(name, ...payload);
  };
  return {
    emit,
    disconnect: (room: string): void => {
      emitter.in(room).disconnectSockets(true);
    },
  };
}
