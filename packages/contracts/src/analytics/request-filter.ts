import { z } from 'zod';
import { RequestType } from './request-type.ts';

const moment = z.iso.datetime({ offset: true, error: 'Dieser Zeitpunkt ist ungültig.' });

/** Which requests an admin wants to see; nothing given means all (issue 8, calls). */
export const RequestFilter = z.object({
  type: z.enum(RequestType.options, { error: 'Diese Art von Anfrage gibt es nicht.' }).optional(),
  /** `ai`: only what a provider may have answered ("KI-Anfragen"). */
  only: z.enum(['ai', 'all'], { error: 'Möglich sind nur „ai“ und „all“.' }).optional(),
  /** From this moment on. */
  from: moment.optional(),
  /** Before this moment. */
  to: moment.optional(),
  /** The visitor's mark or its beginning, as the table shows it (SPEC 2). */
  visitor: z
    .string()
    .regex(/^[A-Za-z0-9._-]{4,128}$/, 'Bitte geben Sie mindestens 4 Zeichen des Besuchers ein.')
    .optional(),
  /** Anywhere in the question or the answer, capitals or not. */
  text: z
    .string()
    .trim()
    .min(2, 'Bitte geben Sie mindestens 2 Zeichen ein.')
    .max(100, 'Bitte geben Sie höchstens 100 Zeichen ein.')
    // The database cannot look for it.
    .refine((text) => !text.includes('\0'), 'Nach diesem Zeichen kann nicht gesucht werden.')
    .optional(),
  /** `any`: marked in some way; `open`: marked and not yet handled. */
  safety: z
    .enum(['blocked', 'crisis', 'any', 'open'], { error: 'Diese Markierung gibt es nicht.' })
    .optional(),
});
export type RequestFilter = z.infer<typeof RequestFilter>;
