import { z } from 'zod';

/** `data/story/mends.yaml`: what is so when that has come right which a clause says. */
export const MendFile = z
  .array(
    z.strictObject({
      verbs: z.array(z.string().min(3)).min(1),
      words: z.array(z.string().min(2)).optional(),
      /** One of these, and it says something else: `weit weg`. */
      not: z.array(z.string().min(2)).optional(),
      /** One of these stands there, too. */
      with: z.array(z.string().min(2)).optional(),
      /** It is only meant to be done. */
      modal: z.array(z.string()).optional(),
      of: z.enum(['subject', 'object', 'nobody']),
      isThing: z.boolean().default(false),
      isBeing: z.boolean().default(false),
      /** A river or the wind has done it. */
      byThing: z.boolean().default(false),
      /** Somebody beside the one it is about. */
      isOther: z.boolean().default(false),
      /** Behind `Und bald …`. */
      good: z.string().min(5),
    }),
  )
  .min(10);
export type MendFile = z.infer<typeof MendFile>;
