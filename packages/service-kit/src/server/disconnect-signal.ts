import type { FastifyReply } from 'fastify';

/** Aborts when the caller goes away before the answer is complete, or a stopping server must end. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const { patience } = reply.server;
  const end = () => controller.abort(patience.reason);
  patience.addEventListener('abort', end, { once: true });
  reply.raw.once('close', () => {
    patience.removeEventListener('abort', end);
    if (!reply.raw.writableFinished) controller.abort(new Error('the caller hung up'));
  });
  return controller.signal;
}
