import type { Random } from './random.ts';

/** The items in an order in which each is equally likely (Fisher–Yates). */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(Math.floor(random() * left.length), 1));
  return mixed;
}
