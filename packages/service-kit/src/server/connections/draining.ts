import { setTimeout as pause } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** It still answers, and takes no new connections. */
    readonly isDraining: boolean;
    /**
     * Says goodbye before `close`: for `drainMs` it answers as ever, but 503 at `/healthz` and
     * `/readyz`, and each answer ends its connection. Balancers have the time to notice, so that no
     * request is refused. Longer than clients keep idle connections, or one could.
     */
    leave: (drainMs: number) => Promise<void>;
  }
}

/** Teaches a server `leave`. */
export const draining = fastifyPlugin(async (server) => {
  let isDraining = false;
  server.decorate('isDraining', { getter: () => isDraining });
  server.decorate('leave', async (drainMs: number) => {
    if (drainMs === 0) return;
    isDraining = true;
    await pause(drainMs);
  });
  server.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
});
