import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { JobOrder } from './job-order.ts';
import { orderJob } from './order-job.ts';

/**
 * Orders a job and waits for its result (SPEC 7: `{url}`).
 *
 * @throws NOT_PAINTABLE or NOT_PAINTED with the job's own sentence when it failed; STILL_PAINTING
 *   where a process that waits has to stop.
 */
export async function finishJob(
  deps: Pick<Deps, 'services' | 'networkMark'>,
  request: FastifyRequest,
  order: JobOrder,
  signal: AbortSignal,
): Promise<{ url: string }> {
  const job = await orderJob(deps, request, order, signal);
  if (job.url) {
    if (order.kind === 'image' || order.kind === 'coloring') request.record({ imageUrl: job.url });
    return { url: job.url };
  }
  if (job.state !== 'failed') throw errors.STILL_PAINTING();
  const details = job.message ? { message: job.message } : {};
  if (job.reason === 'NOT_PAINTABLE') throw errors.NOT_PAINTABLE(details);
  throw errors.NOT_PAINTED(details);
}
