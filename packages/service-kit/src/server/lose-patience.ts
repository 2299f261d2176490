import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when a stopping server waits no longer for what its answers wait for. */
    patience: AbortSignal;
  }
}

/**
 * A stopping server refuses what comes now, and finishes what is in flight, but not for ever
 * (`connectionLimits.patienceMs`).
 */
export const losePatience = fastifyPlugin<{ patienceMs: number }>(
  async (server, { patienceMs }) => {
    const controller = new AbortController();
    server.decorate('patience', controller.signal);
    let isStopping = false;
    server.addHook('preClose', async () => {
      isStopping = true;
      const lose = () => controller.abort(commonErrors.SERVICE_UNAVAILABLE());
      const timer = setTimeout(lose, patienceMs).unref();
      server.server.once('close', () => clearTimeout(timer));
    });
    server.addHook('onRequest', async (_request, reply) => {
      if (!isStopping) return;
      reply.header('connection', 'close');
      throw commonErrors.SERVICE_UNAVAILABLE();
    });
  },
);
