import type { JobView } from '@lux/contracts/media/job.ts';
import { type MediaOrder, mediaOrders } from '@lux/contracts/media/orders.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import { actFor } from '../sessions/act-for.ts';

/**
 * Orders a picture, a colouring page or a PDF and gives its job (DESIGN 5): at once, as for
 * `Prefer: respond-async` and GraphQL, or with `signal` when it has ended.
 */
export async function orderJob(
  { services, networkMark }: Pick<Deps, 'services' | 'networkMark'>,
  request: FastifyRequest,
  order: MediaOrder,
  signal?: AbortSignal,
): Promise<JobView> {
  const { kind } = mediaOrders[order.name];
  request.record({
    type: kind,
    prompt: 'title' in order.wish ? order.wish.title : order.wish.prompt,
  });
  const job = await services.media
    .orderJob(actFor(request), order, {
      network: networkMark(request),
      isAwaited: signal !== undefined,
      ...(signal && { signal }),
    })
    .catch(recordRefusal(request));
  if (kind !== 'pdf') {
    const area = kind === 'image' ? 'gallery' : 'coloring';
    request.tellBoard({ area, counts: 'picture' });
  }
  return job;
}

/**
 * Orders a job, waits for it and gives the address of its file (SPEC 7).
 *
 * @throws STILL_PAINTING where a process that waits has to stop; what `failure` makes of a job that
 *   failed.
 */
export async function orderFile(
  deps: Pick<Deps, 'services' | 'networkMark'>,
  request: FastifyRequest,
  {
    order,
    failure,
    signal,
  }: { order: MediaOrder; failure: (job: JobView) => Error; signal: AbortSignal },
): Promise<string> {
  const job = await orderJob(deps, request, order, signal);
  if (job.url) {
    if (mediaOrders[order.name].kind !== 'pdf') request.record({ imageUrl: job.url });
    return job.url;
  }
  throw job.state === 'failed' ? failure(job) : errors.STILL_PAINTING();
}
