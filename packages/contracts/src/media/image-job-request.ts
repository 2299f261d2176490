import { z } from 'zod';
import { CustomText } from './custom-text.ts';
import { ImagePrompt } from './image-prompt.ts';
import { ImageQuality } from './image-quality.ts';
import { ImageSize } from './image-size.ts';
import { ImageStyle } from './image-style.ts';

/** What the bff asks of media: one picture to be painted, by `POST /images`. */
export const ImageJobRequest = z.object({
  prompt: ImagePrompt,
  size: ImageSize.default('1024x1024'),
  /** The expert form's choices; unset: as the painter likes it. */
  style: ImageStyle.optional(),
  quality: ImageQuality.optional(),
  /** The model gets the prompt as it is, without our words around it. */
  noInterpretation: z.boolean().default(false),
  customText: CustomText.default(''),
});
export type ImageJobRequest = z.infer<typeof ImageJobRequest>;
