import { MathDifficulty } from '@lux/contracts/games/math.ts';
import { QuizCategory } from '@lux/contracts/games/quiz.ts';
import { StoryTheme } from '@lux/contracts/games/story.ts';

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
