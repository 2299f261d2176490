import { z } from 'zod';
import { ImagePrompt } from './image-prompt.ts';

/** What the bff asks of media: what a wish says, by `POST /wishes`. Nothing is stored. */
export const UnderstandWishRequest = z.object({ prompt: ImagePrompt });
export type UnderstandWishRequest = z.infer<typeof UnderstandWishRequest>;
