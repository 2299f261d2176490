import type { Reading } from '../../sentence/reading.ts';
import type { Group } from '../clause-groups.ts';
import { addImplied } from './add-implied.ts';

/** "füttert die Katze mit einem Fisch": the food is the target of feeding. */
export function feedWith({ wish }: Reading, fed: number[], food: number[]): void {
  const [target] = food;
  for (const action of wish.actions) {
    if (action.verb === 'feeds' && fed.includes(action.object ?? -1) && target !== undefined) {
      action.target = target;
      const bottle = wish.figures[target];
      if (bottle && BOTTLE.test(bottle.hexcodes[0] ?? '')) bottle.hexcodes = ['1F37C'];
    }
  }
}

/** What animals are fed with where nothing is said. */
const MEALS: readonly [RegExp, string][] = [
  [/^(1F40E|1F434|1F430|1F407|1FACF|E001|own-unicorn|own-pegasus|1F439|1F992)/, 'Möhre'],
  [/^(1F415|1F436|1F429|1F43A)/, 'Knochen'],
  [/^(1F408|1F431|1F427|1F9AD|1F42C|1F43B|1F9A6)/, 'Fisch'],
  [/^(1F412|1F435|1F98D)/, 'Banane'],
  [/^(1F476)/, 'Babyflasche'],
  [/^(1F986|own-duckling|1F426|1F414|1F413|1F425|1F424|1F54A|1F9A2|1FABF)/, 'Brot'],
];

/** Who is fed with a bottle is given a baby's. */
export const BOTTLE = /^(E0CB|1F37C|own-water-bottle)/;

/** "füttert die Enten": with bread, whatever each likes. */
export function offerFood(
  reading: Reading,
  subjects: number[],
  fed: number[],
  around: Group[],
): void {
  const isFood = (at: number) => {
    const { hexcodes = [] } = reading.wish.figures[at] ?? {};
    return reading.lexicon.classes.isA('food', hexcodes) || BOTTLE.test(hexcodes[0] ?? '');
  };
  if (around.some(({ preposition, figures }) => preposition === 'mit' && figures.some(isFood)))
    return;
  const [agent = -1] = subjects;
  const drawing = reading.wish.figures[fed[0] ?? -1]?.hexcodes[0] ?? '';
  const [, word = 'Apfel'] = MEALS.find(([pattern]) => pattern.test(drawing)) ?? [];
  const food = addImplied(reading, word, agent);
  const figure = reading.wish.figures[food ?? -1];
  if (food === undefined || !figure) return;
  figure.count = 1;
  feedWith(reading, fed, [food]);
}
