import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';

interface Connection {
  request: IncomingMessage;
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Cuts connections whose socket we have ended and whose client does not close its end: websockets
 * wait half a minute for it, and whoever says nothing would hold its place that much longer.
 *
 * @param patienceMs how long a client may take.
 */
export function cutAfterGoodbye({ engine }: Pick<Server, 'engine'>, patienceMs: number): void {
  engine.on('connection', (connection: Connection) => {
    // Not the request itself, which nobody keeps for as long as a socket is open (`forgetHandshake`).
    const { socket } = connection.request;
    connection.once('close', () => {
      const timer = setTimeout(() => socket.destroy(), patienceMs);
      socket.once('close', () => clearTimeout(timer));
      if (socket.destroyed) clearTimeout(timer);
    });
  });
}
