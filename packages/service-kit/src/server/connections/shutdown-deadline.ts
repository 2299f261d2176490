import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../../errors/common-errors.ts';

/** Aborts when the caller goes away before the answer is complete, or a stopping server must end. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const { shutdownSignal } = reply.server;
  const end = () => controller.abort(shutdownSignal.reason);
  shutdownSignal.addEventListener('abort', end, { once: true });
  reply.raw.once('close', () => {
    shutdownSignal.removeEventListener('abort', end);
    if (!reply.raw.writableFinished) controller.abort(new Error('the caller hung up'));
  });
  return controller.signal;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when a stopping server waits no longer for what its answers wait for. */
    shutdownSignal: AbortSignal;
  }
}

/**
 * A stopping server finishes what is in flight and answers what still comes through a keep-alive
 * connection, but not for ever (`connectionLimits.shutdownGraceMs`).
 */
export const shutdownDeadline = fastifyPlugin<{ shutdownGraceMs: number }>(
  async (server, { shutdownGraceMs }) => {
    const controller = new AbortController();
    server.decorate('shutdownSignal', controller.signal);
    let isStopping = false;
    server.addHook('preClose', async () => {
      isStopping = true;
      const lose = () => controller.abort(commonErrors.SERVICE_UNAVAILABLE());
      const timer = setTimeout(lose, shutdownGraceMs).unref();
      server.server.once('close', () => clearTimeout(timer));
    });
    server.addHook('onRequest', (_request, reply, done) => {
      if (isStopping) reply.header('connection', 'close');
      if (controller.signal.aborted) done(commonErrors.SERVICE_UNAVAILABLE());
      else done();
    });
  },
);
