import { z } from 'zod';

/** Body of `POST /api/speech` (SPEC 7). The answer is audio. */
export const SpeechRequest = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Es gibt keinen Text zum Vorlesen.')
    .max(3000, 'Der Text ist zu lang zum Vorlesen.'),
});
export type SpeechRequest = z.infer<typeof SpeechRequest>;
