import { isLeft, share, tellWay, thereAre } from '../shapes/ways.ts';

const ASKS_PAIRS = /wie ?viele? paare?(?!\p{L})/u;
/** Who stands in twos, and what is worn so. */
const NUMBER = /(?<!\p{L})\d+(?!\p{L})/gu;
const OTHERWISE =
  /(?<!\p{L})(?:paar|verl\p{L}*|kauf\p{L}*|fehl\p{L}*|kaputt|weg|minus|plus|mehr|dazu\p{L}*)(?!\p{L})/u;

/** "Aus 16 Schuhen, wie viele Paare?", "immer zwei Kinder gehen zusammen": two are a pair. */
export function solvePairs(told: string): string | null {
  const text = told.toLowerCase();
  if (!ASKS_PAIRS.test(text) || OTHERWISE.test(text.replace(ASKS_PAIRS, ''))) return null;
  const counts = [...text.matchAll(NUMBER)].map(([number]) => Number(number));
  const many = counts.filter((count) => count !== 2);
  const [all] = many;
  if (many.length !== 1 || all === undefined || counts.length > 2) return null;
  const { value, rest, step } = share(all, 2);
  return `${tellWay(step)} ${value === 1 ? 'Es ist 1 Paar.' : thereAre(value, 'Paare')}${isLeft(rest)}`;
}
