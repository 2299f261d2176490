import { editDistance } from '@lux/german-text/edit-distance.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';

/** Something to choose: a letter, a syllable, a word. */
export interface Option {
  /** As shown; no two options have the same. */
  text: string;
  /** Texts of options that look or sound similar; naming it on one side is enough. */
  similar?: readonly string[];
  /** Texts of options that would be right as well, and are never offered beside it. */
  alike?: readonly string[];
}

/** Letters that beginners take for each other. */
const CONFUSED = ['bdpqß', 'mnuw', 'ei', 'fvw', 'tf', 'kg', 'sz', 'oa', 'il'].map((letters) => [
  ...letters,
]);

/** How much two options are like each other: 0 nothing in common, 1 named as similar. */
export function likeness(one: Option, other: Option): number {
  if (one.similar?.includes(other.text) || other.similar?.includes(one.text)) return 1;
  const [first, second] = [one.text.toLowerCase(), other.text.toLowerCase()];
  const distance = editDistance(first, second, {
    replaceCost: (from, to) => (isConfused(from, to) ? 0.5 : 1),
  });
  return 1 - distance / Math.max(first.length, second.length, 1);
}

function isConfused(one: string, other: string): boolean {
  return CONFUSED.some((letters) => letters.includes(one) && letters.includes(other));
}

/** SPEC 5: the correct option plus three wrong ones. */
const WRONG = 3;
/** Options that are less like each other are told apart at a glance. */
const CLEAR = 0.5;

/**
 * The right option and three wrong ones of the items, shuffled (SPEC 5). At level 1 they are clearly
 * different, at level 2 one of them is like the right one, at level 3 as many as there are.
 *
 * @throws RangeError where fewer than three wrong ones are left.
 */
export function chooseOptions<Item extends Option>(
  items: readonly Item[],
  right: Item,
  level: number,
  random: Random,
): Item[] {
  const wrong = shuffle(
    random,
    items.filter((item) => !isRightToo(right, item)),
  );
  if (wrong.length < WRONG) throw new RangeError('Too few wrong options.');

  const like = (item: Item) => likeness(right, item);
  const alikeFirst = wrong.toSorted((one, other) => like(other) - like(one));
  const similar = alikeFirst.filter((item) => like(item) >= CLEAR);
  const clear = wrong.filter((item) => like(item) < CLEAR);
  const inOrder = {
    clear: [...clear, ...similar.toReversed()],
    mixed: [...alikeFirst.slice(0, 1), ...wrong.filter((item) => item !== alikeFirst[0])],
    similar: [...shuffle(random, similar), ...alikeFirst.filter((item) => like(item) < CLEAR)],
  };
  const chosen = inOrder[level <= 1 ? 'clear' : level === 2 ? 'mixed' : 'similar'];
  return shuffle(random, [right, ...chosen.slice(0, WRONG)]);
}

function isRightToo(right: Option, { text, alike }: Option): boolean {
  return text === right.text || right.alike?.includes(text) || alike?.includes(right.text) || false;
}
