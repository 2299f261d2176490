import { z } from 'zod';

const Lines = z.array(z.string().min(4)).min(1);

/** What a child adds to what happened, and what goes on from there. */
const AddedThing = z.object({ said: z.array(z.string()).min(1), answers: Lines }).strict();

/** Something that happened to a child, by who did what and how it ended, and how LUX takes it up. */
export const Happening = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    /** How it feels: `light` is what is told in passing. */
    mood: z.enum(['hard', 'glad', 'light']).default('hard'),
    /** A grown-up is named in every first text. */
    isHeavy: z.boolean().default(false),
    /** Grave feelings whose words are said here, too: any other grave one is heard instead. */
    besides: z.array(z.string()).default([]),
    said: z.array(z.string()).min(1),
    /** What else must not be said. */
    not: z.string().optional(),
    /** What sounds like harm and is none here. */
    harmless: z.string().optional(),
    /** It begins as a question does and is none: a joke. */
    isAskedSo: z.boolean().default(false),
    /** Each names what happened in the child's words, with one question or one thing to do. */
    first: Lines,
    /** What goes on from certain words. */
    added: z.array(AddedThing).default([]),
    /** What goes on from any other words: one thing to do, or one question. */
    next: Lines.min(2),
  })
  .strict();
export type Happening = z.infer<typeof Happening>;

/** A file of `data/happenings`. */
export const HappeningsFile = z
  .object({
    words: z.record(z.string(), z.string()).default({}),
    happenings: z.array(Happening).default([]),
    /** What may be added to whatever happened, for each mood. */
    added: z
      .array(AddedThing.extend({ moods: z.array(Happening.shape.mood.removeDefault()).min(1) }))
      .default([]),
    /** How the next turn begins where the child's words cannot be said back. */
    heard: z.array(z.string()).default([]),
    close: z.record(z.string(), Lines).default({}),
  })
  .strict();
export type HappeningsFile = z.infer<typeof HappeningsFile>;
