import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';

const EVERY_MS = 50;
/** Who has connected sends its first byte sooner, or connected only in advance. */
const SILENT_MS = 1_000;

/**
 * Lets a stopping server end as soon as its last answer is out. Node closes only the connections
 * that are idle when the stop begins: one that is kept alive after a later answer would hold it, and
 * so would one that browsers and agents open in advance, for as long as a request's head may take.
 */
export const closeIdleConnections = fastifyPlugin(async (server) => {
  const connections = new Set<Socket>();
  server.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });

  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    const stoppedAt = performance.now();
    const timer = setInterval(() => {
      server.server.closeIdleConnections();
      if (performance.now() - stoppedAt < SILENT_MS) return;
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    }, EVERY_MS);
    server.server.once('close', () => clearInterval(timer));
  });
});
