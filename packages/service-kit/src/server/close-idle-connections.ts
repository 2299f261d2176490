import fastifyPlugin from 'fastify-plugin';

const EVERY_MS = 50;

/**
 * Lets a stopping server end as soon as its last answer is out. Node closes only the connections
 * that are idle when the stop begins; one that is kept alive after a later answer would hold it.
 */
export const closeIdleConnections = fastifyPlugin(async (server) => {
  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    const timer = setInterval(() => server.server.closeIdleConnections(), EVERY_MS);
    server.server.once('close', () => clearInterval(timer));
  });
});
