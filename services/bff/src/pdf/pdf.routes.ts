import { JobView } from '@lux/contracts/media/job.ts';
import { CreatePdfRequest } from '@lux/contracts/media/pdf.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { jobHandler } from '../jobs/job-handler.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toBookletOrder } from './to-booklet-order.ts';

/**
 * Makes a story a booklet and waits for it (SPEC 7: `{pdfUrl}`).
 *
 * @throws PDF_NOT_CREATED with SPEC 8's sentence where the job failed; STILL_PAINTING where a process
 *   that waits has to stop.
 */
async function createPdf(
  deps: Pick<Deps, 'services' | 'networkMark'>,
  request: FastifyRequest,
  wish: CreatePdfRequest,
  signal: AbortSignal,
): Promise<{ pdfUrl: string }> {
  const job = await orderJob(deps, request, toBookletOrder(wish), signal);
  if (job.url) return { pdfUrl: job.url };
  if (job.state === 'failed') throw errors.PDF_NOT_CREATED();
  throw errors.STILL_PAINTING();
}

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
