import { z } from 'zod';

/** Answer of `POST /api/transcriptions` (DESIGN 5): what was said, empty for silence or noise. */
export const Transcription = z.object({ text: z.string() });
export type Transcription = z.infer<typeof Transcription>;
