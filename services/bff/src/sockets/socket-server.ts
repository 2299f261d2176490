import type { ClientMessages, ServerMessages } from '@lux/contracts/sockets/messages.ts';
import type { Socket, Server as SocketIoServer } from 'socket.io';

interface SocketData {
  /** The handshake's session cookie, or null where the browser had none yet. */
  sessionId: string | null;
  /** Whether that is a session of ours. */
  isKnown: boolean;
  /** The client's network, as limits count. */
  network: string;
  /** The browser's user when it was read; a session that changes its user gets another id. */
  userId: string | null;
  /** Where its child is in a lesson. */
  placeId: string | null;
  /** The lessons whose boards it watches. */
  boards: Set<string>;
  /** When it was last known to be right that the socket listens, on the process's own clock. */
  provedAt: number;
}

/** Our Socket.IO server with its messages typed (DESIGN 5). */
export type SocketServer = SocketIoServer<
  ClientMessages,
  ServerMessages,
  Record<string, never>,
  SocketData
>;

export type LuxSocket = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
