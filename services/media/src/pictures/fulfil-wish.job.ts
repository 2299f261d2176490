import type { JobDefinition } from '@lux/service-kit/jobs/create-job-queue.ts';

/**
 * Make what a child wished for: a picture, a colouring page or a PDF, as the record says. All kinds
 * are one order, so that they share the workers, and turns go round the children whatever they wish.
 */
export const fulfilWishJob: JobDefinition = {
  name: 'fulfil-wish',
  attempts: 3,
  backoffMs: 500,
  keepFinishedSeconds: 600,
};
