import { z } from 'zod';

const kind = z.string().regex(/^\p{Ll}[\p{L}]+$/u);
const word = z.string().min(2);
const role = z.string().min(2);

/** `data/story/events.yaml`: by what a happening is known; the file says what each part means. */
export const EventFrame = z.strictObject({
  kind,
  verbs: z.array(word).optional(),
  words: z.array(word).optional(),
  subject: z.enum(['thing', 'being', 'any', 'everybody']).optional(),
  object: z.enum(['thing', 'being', 'any']).optional(),
  what: role.optional(),
  other: role.optional(),
  who: z.literal('subject').optional(),
  /** Whom it happens to, where it is not the subject. */
  affects: z.enum(['subject', 'object']).optional(),
  modal: z.array(word).optional(),
  isNegated: z.boolean().optional(),
  /** Not the hero. */
  isOther: z.boolean().optional(),
  /** The hero. */
  isSelf: z.boolean().optional(),
  /** Somebody the text has not spoken of. */
  isNew: z.boolean().optional(),
  /** It happens to the hero, whatever the subject is. */
  isOfHero: z.boolean().optional(),
  ends: z.array(kind).optional(),
  /** What is found is what was lost. */
  isSought: z.boolean().optional(),
  /** What is wanted is an infinitive: `fliegen können`. */
  wish: z.boolean().optional(),
  isLeaving: z.boolean().optional(),
  /** Says what is there; nothing happens. */
  isQuiet: z.boolean().optional(),
});
export type EventFrame = z.infer<typeof EventFrame>;

export const EventFile = z.array(EventFrame).min(40);
export type EventFile = z.infer<typeof EventFile>;
