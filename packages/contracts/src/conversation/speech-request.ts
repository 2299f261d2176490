import { z } from 'zod';

const missing = 'Es gibt keinen Text zum Vorlesen.';

/** Body of `POST /api/speech` (SPEC 7). The answer is audio. */
export const SpeechRequest = z.object({
  text: z.string(missing).trim().min(1, missing).max(3000, 'Der Text ist zu lang zum Vorlesen.'),
});
export type SpeechRequest = z.infer<typeof SpeechRequest>;
