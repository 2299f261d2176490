import { z } from 'zod';

/** Answer of `GET /api/transcriptions`: whether the server can turn recordings into text. */
export const TranscriptionState = z.object({ isAvailable: z.boolean() });
export type TranscriptionState = z.infer<typeof TranscriptionState>;

/** Answer of `POST /api/transcriptions` (DESIGN 5): what was said, empty for silence or noise. */
export const Transcription = z.object({ text: z.string() });
export type Transcription = z.infer<typeof Transcription>;

/** The most a child may record for `POST /api/transcriptions` (DESIGN 5). */
export const recordingLimits = { sizeBytes: 10 * 1024 * 1024, seconds: 60 } as const;
