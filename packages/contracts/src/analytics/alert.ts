import { z } from 'zod';
import { DangerKind } from './danger-kind.ts';
import { HandledMark } from './request.ts';

/** Signs of danger of one child, about which people are told until somebody has handled them. */
export const Alert = z.object({
  id: z.string().min(1).max(100),
  /** When the first sign came. */
  raisedAt: z.iso.datetime(),
  /** When the latest came. */
  lastAt: z.iso.datetime(),
  /** How many signs. */
  count: z.int().positive(),
  /** Which dangers, where the gate said it; none where it did not. */
  dangers: z.array(DangerKind),
  /** The requests with the child's words, the latest first, at most 50. */
  requestIds: z.array(z.string()),
  /** Until when somebody must have looked. */
  lookBy: z.iso.datetime(),
  /** When everybody was last told; null: nobody yet. */
  toldAt: z.iso.datetime().nullable(),
  /** Why somebody could not be told, in a German sentence. */
  failure: z.string().nullable(),
  /** When the second circle was told, as nobody had handled it in time. */
  secondToldAt: z.iso.datetime().nullable().default(null),
  /** Why somebody of the second circle could not be told. */
  secondFailure: z.string().nullable().default(null),
  handled: HandledMark.nullable(),
});
export type Alert = z.infer<typeof Alert>;

/** `GET /api/admin/alerts`: what is open, the oldest first, then what was handled, and what the school does. */
export const AlertList = z.object({
  open: z.array(Alert),
  handled: z.array(Alert),
  /** Whether anybody is told at all. */
  isAnybodyTold: z.boolean(),
  /** Who looks, in the owner's words; empty: nobody is named. */
  responsible: z.string(),
  lookWithinMinutes: z.int().positive(),
  /** The school's procedure: lines, `# ` before headings and `- ` before points. */
  procedure: z.string(),
});
export type AlertList = z.infer<typeof AlertList>;
