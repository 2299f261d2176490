import type { PrintRequest } from '@lux/contracts/media/pdf.ts';
import type { JobOrder } from '../jobs/job-order.ts';

/** What media is asked for A4 pages (issue 4). */
export function toPrintOrder({ fileIds, title }: PrintRequest): JobOrder {
  return { kind: 'pdf', wish: { fileIds, title } };
}
