import { GenerateImageRequest } from '@lux/contracts/media/generate-image-request.ts';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { orderPicture, paintPicture } from './order-picture.ts';

/** One of the header's preferences (RFC 7240). */
const RESPOND_ASYNC = /(^|,)\s*respond-async\s*($|[,;])/i;

/** Pictures over REST (SPEC 7). */
export function picturesRoutes(server: Server, deps: Deps): void {
  // Those who wait must not hold up a stop: the picture is painted all the same.
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort(errors.STILL_PAINTING()));

  server.post(
    '/api/generate-image',
    {
      schema: {
        tags: ['Bilder'],
        body: GenerateImageRequest,
        response: { 200: z.object({ url: z.string() }), 202: JobView },
      },
    },
    async (request, reply) => {
      if (RESPOND_ASYNC.test(String(request.headers.prefer))) {
        return reply.status(202).send(await orderPicture(deps, request, request.body));
      }
      const signal = AbortSignal.any([hangUpSignal(reply), stopping.signal]);
      return reply.send(await paintPicture(deps, request, request.body, signal));
    },
  );
}
