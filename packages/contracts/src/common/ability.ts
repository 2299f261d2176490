import { z } from 'zod';

/** What an AI provider can do for us (DESIGN 4). */
export const Ability = z.enum(['text', 'image', 'speech', 'transcription', 'moderation']);
export type Ability = z.infer<typeof Ability>;
