import { z } from 'zod';
import { byAge } from './by-age.ts';

const sentence = z.string().trim().min(3);

const ByAge = byAge(sentence);
const SeveralByAge = byAge(z.array(sentence).min(2));

/** `data/story/themes/<theme>.yaml`: the blocks of a theme's stories, see `data/story/README.md`. */
export const StoryThemeFile = z.strictObject({
  openings: SeveralByAge,
  heroes: z
    .array(
      z.strictObject({
        name: z.string(),
        gender: z.enum(['m', 'f', 'n']),
        is: sentence,
        with: sentence,
        that: sentence,
      }),
    )
    .min(6),
  places: z.array(ByAge.extend({ in: sentence })).min(5),
  wishes: z.array(ByAge.extend({ mark: sentence, fulfilled: ByAge })).min(6),
  /** `isAnywhere`: may happen in whatever place a child has thought of. */
  obstacles: z
    .array(ByAge.extend({ id: z.string(), mark: sentence, isAnywhere: z.boolean().default(false) }))
    .min(6),
  helpers: z
    .array(ByAge.extend({ nom: sentence, acc: sentence, dat: sentence, mark: sentence }))
    .min(5),
  turns: z.array(ByAge.extend({ solves: z.string().optional() })).min(6),
  endings: z.array(ByAge).min(5),
});
export type StoryThemeFile = z.infer<typeof StoryThemeFile>;
