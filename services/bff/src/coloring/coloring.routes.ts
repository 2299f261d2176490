import { GenerateColoringPageRequest } from '@lux/contracts/media/picture.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import { finishJob } from '../jobs/finish-job.ts';
import { jobHandler } from '../jobs/job-handler.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toColoringOrder } from './to-coloring-order.ts';

/** Colouring pages over REST (SPEC 7). */
export function coloringRoutes(server: Server, deps: Deps): void {
  const { response, isAsync, signalOf } = jobHandler(server);
  server.post(
    '/api/generate-coloring-page',
    { schema: { tags: ['Ausmalbilder'], body: GenerateColoringPageRequest, response } },
    async (request, reply) => {
      const order = toColoringOrder(request.body);
      if (isAsync(request)) return reply.status(202).send(await orderJob(deps, request, order));
      return reply.send(await finishJob(deps, request, order, signalOf(reply)));
    },
  );
}
