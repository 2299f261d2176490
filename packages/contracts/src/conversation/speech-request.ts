import { z } from 'zod';
import { SpeechSound } from './speech-sound.ts';

const missing = 'Es gibt keinen Text zum Vorlesen.';

/** Body of `POST /api/speech` (SPEC 7). The answer is audio. */
export const SpeechRequest = z
  .object({
    text: z.string(missing).trim().min(1, missing).max(3000, 'Der Text ist zu lang zum Vorlesen.'),
    /** Ours beside SPEC 7, for beginning readers: slowly, or with a pause between syllables (`Ma-ma`). */
    pace: z.enum(['normal', 'slow', 'syllables']).default('normal'),
    /** The sound of a letter, spoken instead of `text`, which then is how it is written. */
    sound: SpeechSound.optional(),
  })
  .strip();
export type SpeechRequest = z.infer<typeof SpeechRequest>;
