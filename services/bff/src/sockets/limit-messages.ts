import type { Socket } from 'socket.io';
import type { Buckets } from '../limits/create-buckets.ts';

/** A page joins once or twice for each connection; each join asks Redis. */
const MESSAGES = { burst: 20, perSecond: 1 };

/** Hangs up on a client that sends more messages than any page of ours does. */
export function limitMessages(
  socket: Pick<Socket, 'id' | 'use' | 'disconnect'>,
  buckets: Buckets,
): void {
  socket.use((_message, next) => {
    if (buckets.take(socket.id, MESSAGES) === 0) next();
    else socket.disconnect(true);
  });
}
