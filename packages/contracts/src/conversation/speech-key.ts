import { z } from 'zod';

/**
 * Names the sound of one text in one voice at one speed: `GET /api/speech/{key}`. It comes from the
 * server with the sentence it belongs to (`speechUrl`) and cannot be guessed from the text.
 */
export const SpeechKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export type SpeechKey = z.infer<typeof SpeechKey>;
