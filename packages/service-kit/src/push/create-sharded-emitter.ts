import type { ServerMessages } from '@lux/contracts/sockets/messages.ts';
import { shardedChannel } from '@lux/contracts/sockets/rooms.ts';
import { MessageType } from 'socket.io-adapter';
import type { RedisClient } from '../redis/connect-redis.ts';

/** Of socket.io-protocol: an event, neither an answer nor with parts of bytes. */
const EVENT_PACKET = 2;

/**
 * Speaks to the copies of the bff as its sharded adapter does (`createShardedAdapter`); the emitter of
 * Socket.IO knows channels that go to every node of a cluster only. What happens to a message is not
 * looked at: it is a hint.
 */
export function createShardedEmitter({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}) {
  const send = (channel: string, type: MessageType, data: object): void => {
    const message = JSON.stringify({ uid: 'emitter', nsp: '/', type, data });
    redis.spublish(channel, message).catch(() => {});
  };
  const sendTo = (room: string) => ({ rooms: [room], except: [], flags: {} });
  return {
    emit: <Name extends keyof ServerMessages>(
      room: string,
      name: Name,
      ...payload: Parameters<ServerMessages[Name]>
    ): void =>
      send(shardedChannel(namePrefix, room), MessageType.BROADCAST, {
        packet: { type: EVENT_PACKET, data: [name, ...payload], nsp: '/' },
        opts: sendTo(room),
      }),
    disconnect: (room: string): void =>
      send(shardedChannel(namePrefix), MessageType.DISCONNECT_SOCKETS, {
        opts: sendTo(room),
        close: true,
      }),
  };
}
