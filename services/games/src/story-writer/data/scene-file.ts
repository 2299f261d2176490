import { z } from 'zod';
import { byAge } from './story-theme-file.ts';

const Lines = byAge(z.array(z.string().trim().min(3)).min(1));

/** What LUX tells where something of a kind has happened, `data/story/scenes/*.yaml`. */
export const Scene = z.strictObject({
  /** It wants a good end. */
  isProblem: z.boolean().default(false),
  /** Whoever it happened to cannot walk away. */
  isBound: z.boolean().default(false),
  /** Of several problems the greater is solved first. */
  rank: z.int().min(1).max(9),
  /** What is certain to be so behind it; without it a line that fits everything. */
  next: Lines.optional(),
  solved: Lines,
  solvedWhat: Lines.optional(),
  solvedOther: Lines.optional(),
  solvedWish: Lines.optional(),
  solvedAlone: Lines.optional(),
  /** One sentence, where something greater was solved before. */
  also: z.array(z.string().trim().min(3)).min(1),
});
export type Scene = z.infer<typeof Scene>;

export const SceneFile = z.record(z.string(), Scene);

/** `data/story/helps.yaml`: what and who helps, and what fits every kind. */
export const HelpsFile = z.strictObject({
  means: z.array(
    Lines.extend({ things: z.array(z.string()).min(1), for: z.array(z.string()).optional() }),
  ),
  friends: Lines,
  company: Lines,
  alone: Lines,
  bound: Lines,
  endings: Lines,
  results: Lines,
  memories: Lines,
  turns: Lines,
  turnsWithFriend: Lines,
  closings: Lines,
  quotes: Lines,
  questions: Lines,
  speeches: Lines,
  straits: Lines,
  nexts: Lines,
  pauses: Lines,
  hooks: Lines,
  opens: Lines,
  cares: z.record(z.string(), Lines),
  remedies: Lines,
  anchors: Lines,
  modest: Lines,
  modestWithWords: Lines,
});
/** `data/story/deeds.yaml`: what somebody does so that it ends well, by the kind of the event. */
export const DeedsFile = z.record(z.string(), Lines);

export type HelpsFile = z.infer<typeof HelpsFile>;
