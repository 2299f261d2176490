import type { CreatePdfRequest } from '@lux/contracts/media/create-pdf-request.ts';
import { z } from 'zod';
import { rest } from '../../../lib/rest.ts';
import { visitorToken } from '../../../lib/visitor-token.ts';

const Answer = z.object({
  // A path of our own server: the link must not lead anywhere else.
  pdfUrl: z.string().regex(/^\/(?![/\\])/),
});

/** The story as a PDF; answers its address once it is made (SPEC 7). Rejects with an ApiError. */
export async function createBooklet(
  booklet: Omit<CreatePdfRequest, 'visitorToken'>,
  signal: AbortSignal,
): Promise<string> {
  const body = { ...booklet, visitorToken: visitorToken() };
  const { pdfUrl } = await rest.post('/api/create-pdf', body, async () => Answer, { signal });
  return pdfUrl;
}
