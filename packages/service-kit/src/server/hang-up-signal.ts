import type { FastifyReply } from 'fastify';

/** Aborts when the caller goes away before the answer is complete. */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the caller hung up'));
  });
  return controller.signal;
}
