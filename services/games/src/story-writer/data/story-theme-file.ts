import { z } from 'zod';

/** One part for each age, as SPEC 3 groups them. */
export function byAge<Part extends z.ZodType>(part: Part) {
  return z.strictObject({ small: part, medium: part, large: part });
}

const sentence = z.string().trim().min(3);

const ByAge = byAge(sentence);
const SeveralByAge = byAge(z.array(sentence).min(2));
/** The places a block fits, each as its `in` has it; without it, all of them. */
const onlyIn = z.array(sentence).min(1).optional();

/** `data/story/themes/<theme>.yaml`: the blocks of a theme's stories, see `data/story/README.md`. */
export const StoryThemeFile = z
  .strictObject({
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
    wishes: z.array(ByAge.extend({ mark: sentence, onlyIn, fulfilled: ByAge })).min(6),
    /** `isAnywhere`: may happen in whatever place a child has thought of. `onlyFor`: marks of wishes. */
    obstacles: z
      .array(
        ByAge.extend({
          id: z.string(),
          mark: sentence,
          isAnywhere: z.boolean().default(false),
          onlyIn,
          onlyFor: z.array(sentence).min(1).optional(),
        }),
      )
      .min(6),
    helpers: z
      .array(ByAge.extend({ nom: sentence, acc: sentence, dat: sentence, mark: sentence, onlyIn }))
      .min(5),
    turns: z.array(ByAge.extend({ solves: z.string().optional() })).min(6),
    endings: z.array(ByAge).min(5),
  })
  .superRefine(({ places, wishes, obstacles, helpers, turns }, context) => {
    const known = {
      place: new Set(places.map((place) => place.in)),
      wish: new Set(wishes.map(({ mark }) => mark)),
      obstacle: new Set(obstacles.map(({ id }) => id)),
    };
    const named = [
      ...[...wishes, ...obstacles, ...helpers].map((block) => ['place', block.onlyIn] as const),
      ...obstacles.map(({ onlyFor }) => ['wish', onlyFor] as const),
      ...turns.map(({ solves }) => ['obstacle', solves && [solves]] as const),
    ];
    for (const [kind, names] of named) {
      for (const name of names || []) {
        if (known[kind].has(name)) continue;
        context.addIssue({ code: 'custom', message: `there is no ${kind} “${name}”` });
      }
    }
  });
export type StoryThemeFile = z.infer<typeof StoryThemeFile>;
