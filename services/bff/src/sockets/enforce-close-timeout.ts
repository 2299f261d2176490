import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';

interface Connection {
  request: IncomingMessage;
  once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Destroys a connection when its client does not close its end in time after the server has closed
 * the websocket: the `ws` default is half a minute, in which a silent client holds its place.
 *
 * @param timeoutMs how long a client may take to close its end.
 */
export function enforceCloseTimeout({ engine }: Pick<Server, 'engine'>, timeoutMs: number): void {
  engine.on('connection', (connection: Connection) => {
    // The socket, not the request: the request is released while the socket is open (`releaseHandshake`).
    const { socket } = connection.request;
    connection.once('close', () => {
      const timer = setTimeout(() => socket.destroy(), timeoutMs);
      socket.once('close', () => clearTimeout(timer));
      if (socket.destroyed) clearTimeout(timer);
    });
  });
}
