import { englishNumber } from '../../english/english-number.ts';
import { englishly } from '../tools.ts';

const ASKS_ON = /(?<!\p{L})(?:weiter|dann|nächste\p{L}*|danach|next|kommt|fehlt)(?!\p{L})/iu;
const LIMIT = 100;
const SO_MANY = 3;
const numbers = new Map(
  Array.from({ length: LIMIT + 1 }, (_, value) => [englishNumber(value).replace(/-/g, ' '), value]),
);

/** "Twenty-one, twenty-two, und dann?": how the counting goes on, as far as it is wanted. */
export function countOn(question: string): string | null {
  if (!ASKS_ON.test(question)) return null;
  const parts = question
    .toLowerCase()
    .split(/[,;.!?:]+| und (?=[a-z]+(?:[- ][a-z]+)?[,.!?]?)| and /u)
    .map((part) => numbers.get(part.trim().replace(/-/g, ' ')))
    .filter((value) => value !== undefined);
  const [before, last] = parts.slice(-2);
  if (before === undefined || last === undefined || last === before) return null;
  const step = last - before;
  const end = /bis (\d+)/u.exec(question)?.[1];
  const count = end ? Math.floor((Number(end) - last) / step) : SO_MANY;
  const next = Array.from({ length: Math.min(count, LIMIT) }, (_, at) => last + step * (at + 1));
  const within = next.filter((value) => value >= 0 && value <= LIMIT * 2);
  return within.length > 0
    ? `Weiter geht es so: ${englishly(within.map(englishNumber).join(', '))}.`
    : null;
}
