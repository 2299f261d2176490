import { z } from 'zod';

/** What a child of the letters game can choose its words, texts and rewards from. */
export const InterestTheme = z.enum(['animals', 'trains', 'space', 'dinosaurs']);
export type InterestTheme = z.infer<typeof InterestTheme>;
