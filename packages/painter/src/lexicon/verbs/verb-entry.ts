import { z } from 'zod';
import { MARKS } from '../../drawings/decor/mark-drawing.ts';
import { POSES } from '../../people/person.ts';
import { SOUNDS, VERBS } from '../../wish/wish.ts';

/** How somebody feels, as far as words of a wish say it. */
export const FeelingKey = z.enum([
  'happy',
  'sad',
  'angry',
  'scared',
  'sleepy',
  'yawning',
  'surprised',
  'laughing',
]);

/** The poses that verbs without an object take. */
export const PoseKey = z.enum(POSES);

/** Senses that become a verb of the wish once the object's kind is known. */
const Sense = z.string();

const Idiom = z.strictObject({
  verb: z.enum(VERBS).optional(),
  pose: PoseKey.optional(),
  /** A thing said with it: "ein Tor schießen" takes a ball. */
  adds: z.string().optional(),
  /** What is said is in the drawing of that thing: eggs in their nest. */
  replaces: z.boolean().optional(),
});

/** One verb of `data/verbs.yaml`, explained there. */
export const VerbEntry = z.strictObject({
  forms: z.string().optional(),
  bare: PoseKey.optional(),
  akk: Sense.optional(),
  dat: Sense.optional(),
  auf: Sense.optional(),
  in: Sense.optional(),
  mit: Sense.optional(),
  aus: Sense.optional(),
  an: Sense.optional(),
  gegen: Sense.optional(),
  hinter: Sense.optional(),
  von: Sense.optional(),
  zu: Sense.optional(),
  nach: Sense.optional(),
  bei: Sense.optional(),
  durch: Sense.optional(),
  vor: Sense.optional(),
  uber: Sense.optional(),
  unter: Sense.optional(),
  onto: z.record(z.string(), z.enum(VERBS)).optional(),
  implies: z.string().optional(),
  /** How many of it, where it is not one for each. */
  impliesMany: z.number().optional(),
  onImplied: Sense.optional(),
  manner: z.string().optional(),
  tool: z.string().optional(),
  onTool: Sense.optional(),
  feeling: FeelingKey.optional(),
  makes: FeelingKey.optional(),
  leaves: z.enum(MARKS).optional(),
  sound: z.enum(SOUNDS).optional(),
  weds: z.boolean().optional(),
  time: z.enum(['morning', 'evening']).optional(),
  flies: z.boolean().optional(),
  blown: z.boolean().optional(),
  swims: z.boolean().optional(),
  lands: z.boolean().optional(),
  dives: z.boolean().optional(),
  lifts: z.boolean().optional(),
  party: z.boolean().optional(),
  be: z.boolean().optional(),
  plain: z.boolean().optional(),
  names: z.boolean().optional(),
  hides: z.string().optional(),
  idioms: z.record(z.string(), Idiom).optional(),
});
export type VerbEntry = z.infer<typeof VerbEntry>;
