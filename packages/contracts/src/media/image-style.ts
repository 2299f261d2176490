import { z } from 'zod';

/** Strong or gentle colours (SPEC 3). */
export const ImageStyle = z.enum(['vivid', 'natural']);
export type ImageStyle = z.infer<typeof ImageStyle>;
