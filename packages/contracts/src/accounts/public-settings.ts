import { z } from 'zod';

/** The settings anyone may read: `GET /api/settings` (SPEC 3, 7). Keys never appear here. */
export const PublicSettings = z.object({
  /** What LUX is called, default `LUX`. */
  assistantName: z.string(),
  /** BCP 47 tag of the assistant's language, default `de-DE` (SPEC 9). */
  language: z.enum(['de-DE', 'en-US', 'fr-FR', 'es-ES', 'it-IT']),
  voiceId: z.string().nullable(),
  /** How fast LUX speaks; 1 is its normal, calm pace. */
  speechSpeed: z.number().min(0.5).max(2),
  childSafeMode: z.boolean(),
  /** Who may make an account: anybody, who has an invitation, or nobody; default `open`. */
  registration: z.enum(['open', 'invitation', 'closed']).default('open'),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
