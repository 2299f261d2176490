/** The most a child may record for `POST /api/transcriptions` (DESIGN 5). */
export const recordingLimits = { sizeBytes: 10 * 1024 * 1024, seconds: 60 } as const;
