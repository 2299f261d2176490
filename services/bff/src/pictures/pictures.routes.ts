import { GenerateImageRequest } from '@lux/contracts/media/generate-image-request.ts';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { orderPicture, paintPicture } from './order-picture.ts';

/** Pictures over REST (SPEC 7). */
export function picturesRoutes(server: Server, deps: Deps): void {
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
      if (request.headers.prefer === 'respond-async') {
        return reply.status(202).send(await orderPicture(deps, request, request.body));
      }
      return reply.send(await paintPicture(deps, request, request.body, hangUpSignal(reply)));
    },
  );
}
