import type { JobView } from '@lux/contracts/media/job.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import { actFor } from '../sessions/act-for.ts';
import type { JobOrder } from './job-order.ts';

/**
 * Orders a picture, a colouring page or a PDF and gives its job (DESIGN 5): at once, as for
 * `Prefer: respond-async` and GraphQL, or with `signal` when it has ended.
 */
export async function orderJob(
  { services, networkMark }: Pick<Deps, 'services' | 'networkMark'>,
  request: FastifyRequest,
  order: JobOrder,
  signal?: AbortSignal,
): Promise<JobView> {
  request.record({
    type: order.kind === 'booklet' ? 'pdf' : order.kind,
    prompt: 'title' in order.wish ? order.wish.title : order.wish.prompt,
  });
  return services.media
    .orderJob(actFor(request), order, {
      network: networkMark(request.ip),
      isAwaited: signal !== undefined,
      ...(signal && { signal }),
    })
    .catch(recordRefusal(request));
}
