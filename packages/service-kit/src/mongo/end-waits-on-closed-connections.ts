import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { z } from 'zod';

/** What has to be reached of the driver's own connection, of which its types do not tell. */
interface DriverConnection {
  socket: Socket;
  closed: boolean;
  cleanup: (error: Error) => void;
}

const Driver = z.object({
  Connection: z.custom<{ prototype: DriverConnection }>(
    (value) => typeof value === 'function' && 'cleanup' in value.prototype,
  ),
});

let isDone = false;

/**
 * Fails an operation when its connection closes before it is written. As published (7.8.0) the driver
 * waits for ever then: written to a socket that is destroyed and has not said so yet, it waits for
 * `drain`, and a close without an error ends no such wait. A MongoDB that restarts while it is busy
 * does that to one operation in some twenty restarts.
 *
 * @throws where the driver has become another.
 */
export function endWaitsOnClosedConnections(): void {
  if (isDone) return;
  isDone = true;
  const ofMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
  const { Connection } = Driver.parse(ofMongoose('mongodb/lib/cmap/connection.js'));
  const cleanup = Connection.prototype.cleanup;
  Connection.prototype.cleanup = function cleanupAndTell(error) {
    if (this.closed) return;
    cleanup.call(this, error);
    const isAwaited = this.socket.listenerCount('drain') > 0;
    if (isAwaited && this.socket.listenerCount('error') > 0) this.socket.emit('error', error);
  };
}
