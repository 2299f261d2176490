import { z } from 'zod';

/** Which kind of provider serves an ability right now: an API, or our own built-in one (DESIGN 4). */
export const Tier = z.enum(['openai', 'elevenlabs', 'built-in']);
export type Tier = z.infer<typeof Tier>;
