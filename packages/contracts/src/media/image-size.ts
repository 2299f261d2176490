import { z } from 'zod';

/** Picture sizes in pixels, width × height: portrait, square, landscape (SPEC 3). */
export const ImageSize = z.enum(['1024x1792', '1024x1024', '1792x1024']);
export type ImageSize = z.infer<typeof ImageSize>;
