import { Cluster } from 'ioredis';

const SUBSCRIBING = new Set(['subscribe', 'psubscribe', 'ssubscribe', 'sunsubscribe']);

/**
 * A cluster whose commands end in time also while it has no node to send them to, or another one each
 * time it asks: ioredis counts a command's time only from when a node has it.
 */
export class BoundedCluster extends Cluster {
  override sendCommand(...sent: Parameters<Cluster['sendCommand']>): unknown {
    const [command] = sent;
    const limitMs = this.options.redisOptions?.commandTimeout;
    if (limitMs !== undefined) command.setTimeout(limitMs);
    // A goodbye ends them at once. Socket.IO's adapter does not look at what becomes of its own, and an
    // unhandled rejection ends the process.
    if (SUBSCRIBING.has(command.name)) command.promise?.catch(() => {});
    return super.sendCommand(...sent);
  }
}
