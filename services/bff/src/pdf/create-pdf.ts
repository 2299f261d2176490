import type { CreatePdfRequest } from '@lux/contracts/media/create-pdf-request.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { orderJob } from '../jobs/order-job.ts';
import { toBookletOrder } from './to-booklet-order.ts';

/**
 * Makes a story a booklet and waits for it (SPEC 7: `{pdfUrl}`).
 *
 * @throws PDF_NOT_CREATED with SPEC 8's sentence where the job failed; STILL_PAINTING where a process
 *   that waits has to stop.
 */
export async function createPdf(
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
