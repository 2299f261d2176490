import { GenerateExpertImageRequest, GenerateImageRequest } from '@lux/contracts/media/picture.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import { finishJob } from '../jobs/finish-job.ts';
import { jobHandler } from '../jobs/job-handler.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toPictureOrder } from './to-picture-order.ts';

const tags = ['Bilder'];

/** Pictures over REST (SPEC 7). */
export function picturesRoutes(server: Server, deps: Deps): void {
  const { response, isAsync, signalOf } = jobHandler(server);

  server.post(
    '/api/generate-image',
    { schema: { tags, body: GenerateImageRequest, response } },
    async (request, reply) => {
      const order = toPictureOrder(request.body);
      if (isAsync(request)) return reply.status(202).send(await orderJob(deps, request, order));
      return reply.send(await finishJob(deps, request, order, signalOf(reply)));
    },
  );

  server.post(
    '/api/generate-image-expert',
    { schema: { tags, body: GenerateExpertImageRequest, response } },
    async (request, reply) => {
      const order = toPictureOrder(request.body);
      if (isAsync(request)) return reply.status(202).send(await orderJob(deps, request, order));
      return reply.send(await finishJob(deps, request, order, signalOf(reply)));
    },
  );
}
