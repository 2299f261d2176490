import { z } from 'zod';
import { ClassLines } from './class-lines.ts';

/** How something comes right, by who is there to help. */
const Remedy = z.strictObject({
  known: ClassLines.optional(),
  pet: ClassLines.optional(),
  new: ClassLines.optional(),
  alone: ClassLines.optional(),
});
export type Remedy = z.infer<typeof Remedy>;

/** `data/story/remedies.yaml`: how an end goes through what is wrong in a child's story. */
export const RemedyFile = z.strictObject({
  theftAnimal: Remedy,
  theftPerson: Remedy,
  lostBeing: Remedy,
  reach: Remedy,
  lostThing: Remedy,
  trail: Remedy,
  stuckSelf: Remedy,
  stuckOther: Remedy,
  high: Remedy,
  lack: Remedy,
  helped: Remedy,
  suspect: Remedy,
  healed: Remedy,
  idea: Remedy,
  ownIdea: Remedy,
  knows: Remedy,
  shown: Remedy,
  talked: Remedy,
  way: Remedy,
  taught: Remedy,
  tried: Remedy,
  hard: ClassLines,
  honest: Remedy,
});
export type RemedyFile = z.infer<typeof RemedyFile>;
export type RemedyName = Exclude<keyof RemedyFile, 'hard'>;

/** `data/story/place-helpers.yaml`: who helps at a place by trade. */
export const PlaceHelperFile = z
  .array(
    z.strictObject({
      places: z.array(z.string().min(2)).min(1),
      who: z.string().regex(/^(?:der|die) \p{Lu}\p{Ll}+$/u),
      isOfPeople: z.boolean().default(false),
    }),
  )
  .min(1);
export type PlaceHelperFile = z.infer<typeof PlaceHelperFile>;
