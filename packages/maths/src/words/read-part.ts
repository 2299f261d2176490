import { parseNumberWord } from './parse-number-word.ts';
import { partWord } from './part-word.ts';

const MOST_PARTS = 100;
const parts = new Map(
  Array.from({ length: MOST_PARTS - 1 }, (_, index) => [partWord(index + 2), index + 2]),
);
for (const form of ['halbe', 'halber', 'halbes', 'halben', 'hälfte']) parts.set(form, 2);
parts.set('siebentel', 7);

/** How many parts a word divides into: "viertel" is 4, "dreiviertel" 3 of 4; null for other words. */
export function readPart(word: string): { over: number | null; under: number } | null {
  const under = parts.get(word);
  if (under !== undefined) return { over: null, under };
  for (const [part, count] of parts) {
    if (!word.endsWith(part)) continue;
    const over = parseNumberWord(word.slice(0, -part.length));
    if (over !== null) return { over, under: count };
  }
  return null;
}
