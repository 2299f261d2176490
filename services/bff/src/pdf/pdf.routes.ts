import { CreatePdfRequest } from '@lux/contracts/media/create-pdf-request.ts';
import { JobView } from '@lux/contracts/media/job-view.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { jobHandler } from '../jobs/job-handler.ts';
import { orderJob } from '../jobs/order-job.ts';
import { createPdf } from './create-pdf.ts';
import { toBookletOrder } from './to-booklet-order.ts';

/** The longest story with twelve long figures, in signs that take three bytes each. */
const BODY_LIMIT_BYTES = 300_000;

/** A story as a PDF over REST (SPEC 7). */
export function pdfRoutes(server: Server, deps: Deps): void {
  const { isAsync, signalOf } = jobHandler(server);
  const response = { 200: z.object({ pdfUrl: z.string() }), 202: JobView };
  server.post(
    '/api/create-pdf',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { tags: ['Drucken'], body: CreatePdfRequest, response },
    },
    async (request, reply) => {
      if (isAsync(request)) {
        const job = await orderJob(deps, request, toBookletOrder(request.body));
        return reply.status(202).send(job);
      }
      return reply.send(await createPdf(deps, request, request.body, signalOf(reply)));
    },
  );
}
