import type { GenerateColoringPageRequest } from '@lux/contracts/media/picture.ts';
import type { JobOrder } from '../jobs/job-order.ts';

/** What media is asked for a colouring page (SPEC 7). */
export function toColoringOrder({ prompt }: GenerateColoringPageRequest): JobOrder {
  return { kind: 'coloring', wish: { prompt } };
}
