import type { JobView } from '@lux/contracts/media/job.ts';
import { mediaOrders } from '@lux/contracts/media/orders.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import { actFor } from '../sessions/act-for.ts';
import type { OrderInput } from './order-requests.ts';

type Wanted = Pick<OrderInput, 'order' | 'orderId'>;

/**
 * Orders a picture, a colouring page or a PDF and gives its job (DESIGN 5): at once, as for
 * `Prefer: respond-async` and GraphQL, or with `signal` when it has ended. An order sent again is the
 * same job, and counts once on the teacher's board.
 */
export async function orderJob(
  { services, networkMark }: Pick<Deps, 'services' | 'networkMark'>,
  request: FastifyRequest,
  { order, orderId }: Wanted,
  signal?: AbortSignal,
): Promise<JobView> {
  const { kind } = mediaOrders[order.name];
  request.record({
    type: kind,
    prompt: 'title' in order.wish ? order.wish.title : order.wish.prompt,
  });
  const { isRepeated, ...job } = await services.media
    .orderJob(actFor(request), order, {
      network: networkMark(request),
      isAwaited: signal !== undefined,
      ...(orderId && { orderId }),
      ...(signal && { signal }),
    })
    .catch(recordRefusal(request));
  if (kind !== 'pdf' && !isRepeated) {
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
    wanted,
    failure,
    signal,
  }: { wanted: Wanted; failure: (job: JobView) => Error; signal: AbortSignal },
): Promise<string> {
  const job = await orderJob(deps, request, wanted, signal);
  if (job.url) {
    if (mediaOrders[wanted.order.name].kind !== 'pdf') request.record({ imageUrl: job.url });
    return job.url;
  }
  throw job.state === 'failed' ? failure(job) : errors.STILL_PAINTING();
}
