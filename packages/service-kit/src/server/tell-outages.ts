import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';

interface Options {
  /** Rejects when the database does not answer. */
  check: () => Promise<unknown>;
  askAfterMs?: number;
  answerWithinMs?: number;
}

/** Together below the 2 s within which an outage must show (SPEC 8), with time for the way. */
const ASK_AFTER_MS = 800;
/** Long, as a busy machine is no outage. */
const ANSWER_WITHIN_MS = 1_000;

/**
 * Answers for a handler that waits for a database which hangs: whatever is not answered after 0.8 s
 * asks whether the database still does, and is refused with SPEC's sentence if not. A handler that
 * is slow for other reasons goes on undisturbed.
 */
export const tellOutages = fastifyPlugin<Options>(async (server, options) => {
  const { check, askAfterMs = ASK_AFTER_MS, answerWithinMs = ANSWER_WITHIN_MS } = options;
  let asking: Promise<boolean> | undefined;

  /** One question for all who wait: each takes a connection for as long as the database hangs. */
  const isThere = async (): Promise<boolean> => {
    asking ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    const { promise: tooLate, resolve } = Promise.withResolvers<false>();
    // After an answer that has arrived while this process was busy.
    const giveUp = () => setImmediate(() => resolve(false));
    const timer = setTimeout(giveUp, answerWithinMs);
    return Promise.race([asking, tooLate]).finally(() => clearTimeout(timer));
  };

  const watch = (reply: FastifyReply) => {
    const look = async () => {
      if (isOver(reply)) return;
      const isAnswered = await isThere();
      if (isOver(reply)) return;
      if (isAnswered) timer = setTimeout(look, askAfterMs);
      else reply.send(commonErrors.DATABASE_CONNECTION_FAILED());
    };
    let timer = setTimeout(look, askAfterMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };

  server.addHook('onRequest', async (request, reply) => {
    if (!/^\/(healthz|readyz|metrics)$/.test(request.routeOptions.url ?? '')) watch(reply);
  });
});

/** Answered, streamed since, or nobody listens any more. */
function isOver(reply: FastifyReply): boolean {
  return reply.sent || reply.raw.headersSent || reply.raw.destroyed;
}
