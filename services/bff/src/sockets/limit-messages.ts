import type { AddressRates } from '../limits/address-rates.ts';
import type { TokenBuckets } from '../limits/buckets/token-buckets.ts';
import type { LuxSocket } from './socket-server.ts';

/** A page joins once or twice for each connection; each join asks Redis. */
const OF_SOCKET = { burst: 20, perSecond: 1 };
/** Of all pages of a browser, those that connect again and again among them. */
const OF_SESSION = { burst: 60, perSecond: 2 };

/**
 * Disconnects a client that sends more messages than our pages do. Messages count for the session, or
 * for the network as long as there is none, so that reconnecting does not help.
 */
export function limitMessages(
  socket: Pick<LuxSocket, 'id' | 'data' | 'use' | 'disconnect'>,
  buckets: TokenBuckets,
  { socketMessages: ofNetwork }: AddressRates,
): void {
  socket.use((_message, next) => {
    const { sessionId, isKnown, network } = socket.data;
    const isOver =
      buckets.take(`socket ${socket.id}`, OF_SOCKET) > 0 ||
      (isKnown
        ? buckets.take(`socket session ${sessionId}`, OF_SESSION)
        : buckets.take(`socket network ${network}`, ofNetwork)) > 0;
    if (isOver) socket.disconnect(true);
    else next();
  });
}
