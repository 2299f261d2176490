import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when a stopping server waits no longer for what its answers wait for. */
    patience: AbortSignal;
  }
}

/**
 * A stopping server finishes what is in flight and answers what still comes through a kept
 * connection, but not for ever (`connectionLimits.patienceMs`).
 */
export const shutdownDeadline = fastifyPlugin<{ patienceMs: number }>(
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
    server.addHook('onRequest', (_request, reply, done) => {
      if (isStopping) reply.header('connection', 'close');
      if (controller.signal.aborted) done(commonErrors.SERVICE_UNAVAILABLE());
      else done();
    });
  },
);
