import type { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { StoryBookRequest } from './story-book-request.ts';

/** Body of `POST /api/create-pdf` (SPEC 7): a story as a booklet. */
export const CreatePdfRequest = StoryBookRequest.extend({ visitorToken: VisitorToken.optional() });
export type CreatePdfRequest = z.infer<typeof CreatePdfRequest>;
