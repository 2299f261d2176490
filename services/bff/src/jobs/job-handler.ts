import { JobView } from '@lux/contracts/media/job.ts';
import { disconnectSignal } from '@lux/service-kit/server/disconnect-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errors } from '../errors.ts';

/** One of the header's preferences (RFC 7240). */
const RESPOND_ASYNC = /(^|,)\s*respond-async\s*($|[,;])/i;

/** What REST routes that order a job have in common (SPEC 7, DESIGN 5). */
export function jobHandler(server: Server) {
  // Those who wait must not hold up a stop: the work is done all the same.
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort(errors.STILL_PAINTING()));

  return {
    /** 200: the result. 202: its job, for those who prefer not to wait. */
    response: { 200: z.object({ url: z.string() }), 202: JobView },
    isAsync: (request: FastifyRequest) => RESPOND_ASYNC.test(String(request.headers.prefer)),
    /** Ends the waiting when the browser hangs up or this process stops. */
    signalOf: (reply: FastifyReply) => AbortSignal.any([disconnectSignal(reply), stopping.signal]),
  };
}
