import type { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { ColoringBookRequest } from './coloring-book-request.ts';

/** Body of `POST /api/print` (issue 4): one page as it is, more as a book with a cover. */
export const PrintRequest = ColoringBookRequest.extend({ visitorToken: VisitorToken.optional() });
export type PrintRequest = z.infer<typeof PrintRequest>;
