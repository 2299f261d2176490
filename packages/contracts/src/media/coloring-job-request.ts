import { z } from 'zod';
import { ImagePrompt } from './image-prompt.ts';

/** What the bff asks of media: one colouring page, by `POST /coloring-pages`. */
export const ColoringJobRequest = z.object({ prompt: ImagePrompt });
export type ColoringJobRequest = z.infer<typeof ColoringJobRequest>;
