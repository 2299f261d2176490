import type { CreatePdfRequest } from '@lux/contracts/media/pdf.ts';
import { z } from 'zod';
import { ApiError } from '../../../lib/api/api-error.ts';
import { rest } from '../../../lib/api/rest.ts';
import { visitorToken } from '../../../lib/storage/visitor-token.ts';
import { withOrderId } from '../../../pictures/job/unanswered-orders.ts';

const Answer = z.object({
  // A path of our own server: the link must not lead anywhere else.
  pdfUrl: z.string().regex(/^\/(?![/\\])/),
});

type Booklet = Omit<CreatePdfRequest, 'visitorToken' | 'orderId'>;

/**
 * Makes the story a PDF and resolves to its address (SPEC 7). If the server has deleted the picture
 * meanwhile, the booklet is made without a cover.
 *
 * @throws ApiError
 */
export async function createBooklet(booklet: Booklet, signal: AbortSignal): Promise<string> {
  try {
    return await order(booklet, signal);
  } catch (error) {
    const { pictureId, ...others } = booklet;
    const isPictureGone = error instanceof ApiError && error.code === 'FILE_NOT_FOUND';
    if (pictureId === undefined || !isPictureGone) throw error;
    return order(others, signal);
  }
}

async function order(booklet: Booklet, signal: AbortSignal): Promise<string> {
  return withOrderId(['booklet', booklet], async (orderId) => {
    const body = { ...booklet, orderId, visitorToken: visitorToken() };
    const { pdfUrl } = await rest.post('/api/create-pdf', body, async () => Answer, { signal });
    return pdfUrl;
  });
}
