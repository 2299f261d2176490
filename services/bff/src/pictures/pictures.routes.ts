import { Id } from '@lux/contracts/common/ids.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { startVisitor } from '../sessions/start-visitor.ts';
import { orderFile, orderJob } from './order-job.ts';
import { type OrderRequest, orderRequests } from './order-requests.ts';
import { removePicture } from './remove-picture.ts';

/** One of the header's preferences (RFC 7240). */
const RESPOND_ASYNC = /(^|,)\s*respond-async\s*($|[,;])/i;

/**
 * Pictures, colouring pages and PDFs over REST: 200 with the result, or 202 with its job for clients
 * that prefer not to wait (SPEC 7, DESIGN 5).
 */
export function picturesRoutes(server: Server, deps: Deps): void {
  // Requests that wait must not hold up a stop: the work is done all the same.
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort(errors.STILL_PAINTING()));

  server.delete(
    '/api/pictures/:id',
    { schema: { tags: ['Bilder'], params: z.object({ id: Id }), response: { 204: z.void() } } },
    async (request, reply) => {
      await removePicture(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );

  const all: OrderRequest[] = Object.values(orderRequests);
  for (const { path, tag, Body, Result, toResult, failure, startsVisitor, ...limits } of all) {
    const schema = { tags: [tag], body: Body, response: { 200: Result, 202: JobView } };
    const config = startsVisitor ? { startsVisitor } : {};
    server.post(path, { schema, config, ...limits }, async (request, reply) => {
      const wanted = request.body;
      if (startsVisitor) await startVisitor(request, reply);
      if (isAsync(request)) return reply.status(202).send(await orderJob(deps, request, wanted));
      const signal = AbortSignal.any([disconnectSignal(reply), stopping.signal]);
      const url = await orderFile(deps, request, { wanted, failure, signal });
      return reply.status(200).send(toResult(url));
    });
  }
}

function isAsync({ headers }: FastifyRequest): boolean {
  return RESPOND_ASYNC.test(String(headers.prefer));
}
