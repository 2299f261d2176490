import { PrintRequest } from '@lux/contracts/media/pdf.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import { finishJob } from '../jobs/finish-job.ts';
import { jobHandler } from '../jobs/job-handler.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toPrintOrder } from './to-print-order.ts';

/** One's own pictures as a PDF of A4 pages, over REST (issue 4). */
export function printingRoutes(server: Server, deps: Deps): void {
  const { response, isAsync, signalOf } = jobHandler(server);
  server.post(
    '/api/print',
    { schema: { tags: ['Drucken'], body: PrintRequest, response } },
    async (request, reply) => {
      const order = toPrintOrder(request.body);
      if (isAsync(request)) return reply.status(202).send(await orderJob(deps, request, order));
      return reply.send(await finishJob(deps, request, order, signalOf(reply)));
    },
  );
}
