import type { GenerateImageRequest } from '@lux/contracts/media/generate-image-request.ts';
import type { JobView } from '@lux/contracts/media/job-view.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { recordRefusal } from '../events/record-refusal.ts';
import { actFor } from '../sessions/act-for.ts';

/** Orders a picture and gives its job at once (DESIGN 5; `Prefer: respond-async`, GraphQL). */
export async function orderPicture(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { prompt }: GenerateImageRequest,
): Promise<JobView> {
  return order(services, request, prompt, { isAwaited: false });
}

/**
 * Orders a picture and waits for it (SPEC 7, `POST /api/generate-image`).
 *
 * @throws NOT_PAINTABLE or NOT_PAINTED with the job's own sentence when it failed; STILL_PAINTING
 *   where a process that waits has to stop.
 */
export async function paintPicture(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { prompt }: GenerateImageRequest,
  signal: AbortSignal,
): Promise<{ url: string }> {
  const job = await order(services, request, prompt, { isAwaited: true, signal });
  if (job.url) {
    request.record({ imageUrl: job.url });
    return { url: job.url };
  }
  if (job.state !== 'failed') throw errors.STILL_PAINTING();
  const details = job.message ? { message: job.message } : {};
  if (job.reason === 'NOT_PAINTABLE') throw errors.NOT_PAINTABLE(details);
  throw errors.NOT_PAINTED(details);
}

async function order(
  services: Deps['services'],
  request: FastifyRequest,
  prompt: string,
  how: { isAwaited: boolean; signal?: AbortSignal },
): Promise<JobView> {
  request.record({ type: 'image', prompt });
  return services.media
    .orderPicture(actFor(request), { prompt, size: '1024x1024' }, how)
    .catch(recordRefusal(request));
}
