import { Sticker } from '@lux/contracts/accounts/sticker.ts';
import { MathDifficulty } from '@lux/contracts/games/math.ts';
import { QuizCategory } from '@lux/contracts/games/quiz.ts';
import { StoryTheme } from '@lux/contracts/games/story.ts';
import { z } from 'zod';

/** Games with the categories their rounds come in. Rounds of others count for the game only. */
const games = {
  quiz: QuizCategory.shape.id.options,
  math: MathDifficulty.options,
  letters: ['buchstaben', 'silben', 'worte', 'lesen'],
  story: StoryTheme.options,
};

const ofRounds = (prefix: string) =>
  ['rounds', 'perfect', 'right'].map((one) => `${prefix}/${one}`);

/**
 * Everything a rule can ask for; `data/stickers.yaml` says what each means. A closed list, because a
 * round's category is what a client says, and must not name fields in the database.
 */
export const counterNames: ReadonlySet<string> = new Set([
  'talks',
  'pictures',
  'coloring',
  'stories',
  'days',
  'streak',
  ...Object.entries(games).flatMap(([game, parts]) => [
    ...ofRounds(game),
    ...parts.flatMap((part) => ofRounds(`${game}/${part}`)),
  ]),
]);

const Counter = z.string().refine((name) => counterNames.has(name), 'is nothing that is counted');

/** An entry of `data/stickers.yaml`. */
export const StickerEntry = Sticker.omit({ image_url: true })
  .extend({
    name: z.string().min(3).max(30),
    description: z.string().min(10).max(120),
    /** An OpenMoji drawing by its code. */
    drawing: z.string().regex(/^[0-9A-F]{4,6}(-[0-9A-F]{4,6})*$/),
    /** Completes "Für: …" on the card of who has it. */
    achievement: z.string().min(3).max(60),
    /** Counters and how far each must be; all of them. */
    rule: z
      .record(Counter, z.int().positive())
      .refine((rule) => Object.keys(rule).length > 0, 'would be everybody’s'),
  })
  .strict();
export type StickerEntry = z.infer<typeof StickerEntry>;
