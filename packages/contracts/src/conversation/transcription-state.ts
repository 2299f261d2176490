import { z } from 'zod';

/** Answer of `GET /api/transcriptions`: whether the server can turn recordings into text. */
export const TranscriptionState = z.object({ isAvailable: z.boolean() });
export type TranscriptionState = z.infer<typeof TranscriptionState>;
