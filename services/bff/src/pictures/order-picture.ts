import type { GenerateImageRequest } from '@lux/contracts/media/generate-image-request.ts';
import type { JobView } from '@lux/contracts/media/job-view.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';

/** Orders a picture and gives its job at once (DESIGN 5; `Prefer: respond-async`, GraphQL). */
export async function orderPicture(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { prompt }: GenerateImageRequest,
): Promise<JobView> {
  request.record({ type: 'image', prompt });
  return services.media.orderPicture(
    actFor(request),
    { prompt, size: '1024x1024' },
    { isAwaited: false },
  );
}

/**
 * Orders a picture and waits for it (SPEC 7, `POST /api/generate-image`).
 *
 * @throws NOT_PAINTED with the job's own sentence when it failed.
 */
export async function paintPicture(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { prompt }: GenerateImageRequest,
  signal: AbortSignal,
): Promise<{ url: string }> {
  request.record({ type: 'image', prompt });
  const job = await services.media.orderPicture(
    actFor(request),
    { prompt, size: '1024x1024' },
    { isAwaited: true, signal },
  );
  if (!job.url) throw errors.NOT_PAINTED(job.message ? { message: job.message } : {});
  request.record({ imageUrl: job.url });
  return { url: job.url };
}
