import type { CreatePdfRequest } from '@lux/contracts/media/pdf.ts';
import type { JobOrder } from '../jobs/job-order.ts';

/** What media is asked for a story as a booklet (SPEC 7). */
export function toBookletOrder({ visitorToken: _secret, ...wish }: CreatePdfRequest): JobOrder {
  return { kind: 'booklet', wish };
}
