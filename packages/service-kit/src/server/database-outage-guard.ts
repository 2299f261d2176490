import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';
import type { Heartbeat } from '../mongo/create-heartbeat.ts';
import { answerError } from './requests/error-answers.ts';

interface Options {
  database: Pick<Heartbeat, 'isThere'>;
  askAfterMs?: number;
}

/** With the second that the pulse takes below the 2 s within which an outage must show (SPEC 8). */
const ASK_AFTER_MS = 800;

/**
 * Answers for a handler that waits for a database which hangs: whatever is not answered after 0.8 s
 * asks whether the database still does, and is refused with SPEC's sentence if not. A handler that
 * is slow for other reasons goes on undisturbed.
 */
export const databaseOutageGuard = fastifyPlugin<Options>(
  async (server, { database, askAfterMs = ASK_AFTER_MS }) => {
    const watch = (request: FastifyRequest, reply: FastifyReply) => {
      const look = async () => {
        if (isOver(reply)) return;
        const isThere = await database.isThere();
        if (isOver(reply)) return;
        if (isThere) {
          timer = setTimeout(look, askAfterMs);
          return;
        }
        // What the handler says once the database is back comes too late.
        reply.raw.once('finish', () => reply.hijack());
        answerError(commonErrors.DATABASE_CONNECTION_FAILED(), request, reply);
      };
      let timer = setTimeout(look, askAfterMs);
      reply.raw.once('close', () => clearTimeout(timer));
    };

    server.addHook('onRequest', async (request, reply) => {
      if (!/^\/(healthz|readyz|metrics)$/.test(request.routeOptions.url ?? '')) {
        watch(request, reply);
      }
    });
  },
);

/** Answered, streaming, or the client has gone. */
function isOver(reply: FastifyReply): boolean {
  return reply.sent || reply.raw.headersSent || reply.raw.destroyed;
}
