import { z } from 'zod';
import { byAge } from './by-age.ts';

const Sentences = byAge(z.string().trim().min(3));
const SeveralByAge = byAge(z.array(z.string().trim().min(3)).min(2));

/** `data/story/frames.yaml`: sentences that fit every theme. */
export const StoryFramesFile = z.strictObject({
  ownOpenings: SeveralByAge,
  companions: SeveralByAge,
  ownHelpers: SeveralByAge,
  places: SeveralByAge,
  things: SeveralByAge,
  animals: SeveralByAge,
  others: SeveralByAge,
  pauses: SeveralByAge,
  hooks: SeveralByAge,
  /** `mark`: found in all three texts, as in the themes. */
  events: z.array(Sentences.extend({ mark: z.string().min(3), solved: Sentences })).min(2),
  foundThings: SeveralByAge,
  foundAnimals: SeveralByAge,
  goodEnds: SeveralByAge,
  newcomers: SeveralByAge,
  habits: z.array(z.string()).min(5),
  traits: z.array(z.string()).min(5),
  freeNames: z.array(z.string()).min(5),
  adjectives: z.array(z.string()).min(50),
});
export type StoryFramesFile = z.infer<typeof StoryFramesFile>;
