import type { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { ColoringJobRequest } from './coloring-job-request.ts';

/** Body of `POST /api/generate-coloring-page` (SPEC 7). */
export const GenerateColoringPageRequest = ColoringJobRequest.extend({
  visitorToken: VisitorToken.optional(),
});
export type GenerateColoringPageRequest = z.infer<typeof GenerateColoringPageRequest>;
