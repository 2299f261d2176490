import type { ClientMessages } from '@lux/contracts/sockets/client-messages.ts';
import type { ServerMessages } from '@lux/contracts/sockets/server-messages.ts';
import type { Server as SocketIoServer } from 'socket.io';

interface SocketData {
  /** The handshake's session cookie, or null where the browser had none yet. */
  sessionId: string | null;
}

/** Our Socket.IO server with its messages typed (DESIGN 5). */
export type SocketServer = SocketIoServer<
  ClientMessages,
  ServerMessages,
  Record<string, never>,
  SocketData
>;
