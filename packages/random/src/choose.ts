import { integerBelow, type Random } from './random.ts';

/** One of the items, each as likely as any other. @throws RangeError where there are none. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = pickIfAny(random, items);
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

/** As `pick`, but undefined where there are none. */
export function pickIfAny<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[integerBelow(random, items.length)];
}

/** One of the choices, each as likely as its weight says. @throws RangeError where there are none. */
export function pickWeighted<Choice>(
  random: Random,
  choices: readonly (readonly [weight: number, choice: Choice])[],
): Choice {
  let left = random() * choices.reduce((total, [weight]) => total + weight, 0);
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new RangeError('Nothing to pick from.');
}

/** The items in a random order, each order as likely as any other (Fisher–Yates). */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(integerBelow(random, left.length), 1));
  return shuffled;
}
