import { setTimeout as pause } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** It still answers, and wants nobody new. */
    readonly isLeaving: boolean;
    /**
     * Says goodbye before `close`: for `drainMs` it answers as ever, but 503 at `/healthz` and
     * `/readyz`, and each answer ends its connection. Balancers have the time to notice, so that no
     * request meets a closed door. Longer than clients keep idle connections, or one could.
     */
    leave: (drainMs: number) => Promise<void>;
  }
}

/** Teaches a server `leave`. */
export const leaving = fastifyPlugin(async (server) => {
  let isLeaving = false;
  server.decorate('isLeaving', { getter: () => isLeaving });
  server.decorate('leave', async (drainMs: number) => {
    if (drainMs === 0) return;
    isLeaving = true;
    await pause(drainMs);
  });
  server.addHook('onRequest', (_request, reply, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done();
  });
});
