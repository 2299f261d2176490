import {
  type ClientMessages,
  type ServerMessages,
  SocketAck,
} from '@lux/contracts/sockets/messages.ts';
import { io, type Socket } from 'socket.io-client';
import { childChange } from '../session/child-change.ts';
import { visitorToken } from '../storage/visitor-token.ts';

export type LuxSocket = Socket<ServerMessages, ClientMessages>;

const ACK_TIMEOUT_MS = 5000;
/** Then the browser has the cookie for which the server cut the old connection. */
const RETURN_MS = { first: 1000, longest: 60_000 };
let opened: LuxSocket | null = null;

/**
 * The one connection of this page, opened by its first user. After every connect it enters the
 * child's own room again; a message is a hint only, so a refusal or a lost one costs nothing.
 */
export function socket(): LuxSocket {
  if (opened !== null) return opened;
  const connection: LuxSocket = io({ transports: ['websocket'], withCredentials: true });
  comeBack(connection);
  connection.on('connect', () => void joinVisitorRoom(connection));
  // The rooms are chosen by the cookie of the handshake, which a login and a logout replace.
  childChange.onChange(() => connection.disconnect().connect());
  opened = connection;
  return connection;
}

/**
 * Connects again where the server has hung up, which Socket.IO takes for a goodbye: a login, a new
 * session or another role ends a connection, and what is still allowed is heard over the next one.
 * Rarer and rarer, because a browser that takes no cookies is hung up on each time.
 */
export function comeBack(connection: Pick<LuxSocket, 'on' | 'connect' | 'connected'>): void {
  let pauseMs = RETURN_MS.first;
  connection.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') {
      pauseMs = RETURN_MS.first;
      return;
    }
    setTimeout(() => {
      if (!connection.connected) connection.connect();
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, RETURN_MS.longest);
  });
}

/** True once the server has let us into the room of this visitor. */
export async function joinVisitorRoom(connection: LuxSocket): Promise<boolean> {
  try {
    const ack: unknown = await connection
      .timeout(ACK_TIMEOUT_MS)
      .emitWithAck('visitor.join', { visitorToken: visitorToken() });
    return SocketAck.parse(ack).ok;
  } catch {
    return false;
  }
}
