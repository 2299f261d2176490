import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';
import { ImagePrompt } from './image-prompt.ts';

/** Body of `POST /api/generate-image` (SPEC 7). */
export const GenerateImageRequest = z.object({
  prompt: ImagePrompt,
  visitorToken: VisitorToken.optional(),
});
export type GenerateImageRequest = z.infer<typeof GenerateImageRequest>;
