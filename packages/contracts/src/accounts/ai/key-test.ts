import { z } from 'zod';

/** Body of `POST /api/admin/settings/key-tests`: tries a key before or after it is saved. */
export const KeyTest = z.object({
  provider: z.enum(['openai', 'elevenlabs']),
  /** Absent: the saved one. */
  key: z.string().trim().max(400).optional(),
});
export type KeyTest = z.infer<typeof KeyTest>;

/** How a key did, as a sentence for the admin. */
export const KeyTestResult = z.object({ isWorking: z.boolean(), message: z.string() });
export type KeyTestResult = z.infer<typeof KeyTestResult>;
