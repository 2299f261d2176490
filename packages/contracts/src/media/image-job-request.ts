import { z } from 'zod';
import { ImagePrompt } from './image-prompt.ts';
import { ImageSize } from './image-size.ts';

/** What the bff asks of media: one picture to be painted, by `POST /images`. */
export const ImageJobRequest = z.object({
  prompt: ImagePrompt,
  size: ImageSize.default('1024x1024'),
});
export type ImageJobRequest = z.infer<typeof ImageJobRequest>;
