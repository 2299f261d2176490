import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { capital } from './plain-problem.ts';

const PARTS: Readonly<Record<string, number>> = {
  drittel: 3,
  viertel: 4,
  fünftel: 5,
  sechstel: 6,
  achtel: 8,
  zehntel: 10,
};
const FRACTION =
  /(?<!\p{L}|\d)(?<count>ein|\d+) ?(?<part>drittel|viertel|fünftel|sechstel|achtel|zehntel)(?!\p{L})/gu;
const NO_TIME = /uhr|stunde|minute|nach|vor \d/u;

/** "Ich habe drei Viertel einer Pizza und esse ein Viertel": parts of the same size, taken away or put together. */
export function solveFractions(text: string): string | null {
  if (NO_TIME.test(text) || !/übrig|bleib|noch|zusammen/u.test(text)) return null;
  const found = [...text.matchAll(FRACTION)].map(({ groups }) => ({
    count: groups?.count === 'ein' ? 1 : Number(groups?.count),
    part: groups?.part ?? '',
  }));
  const [first, second, ...others] = found;
  if (!first || !second || first.part !== second.part) return null;
  // "Also ein Viertel von der ganzen" says the same again.
  if (others.some(({ count, part }) => count !== second.count || part !== second.part)) return null;
  if (/\d/.test(text.replace(FRACTION, ''))) return null;
  const isMore = /zusammen/u.test(text);
  const result = isMore ? first.count + second.count : first.count - second.count;
  if (result < 0) return null;
  const whole = PARTS[first.part] ?? 1;
  const name = capital(first.part);
  const say = (count: number) => `${count === 1 ? 'ein' : numberWord(count)} ${name}`;
  const way = `${capital(say(first.count))} ${isMore ? 'plus' : 'minus'} ${say(second.count)} ist ${say(result)}.`;
  if (result === whole) return `${way} Das ist ein Ganzes.`;
  return result * 2 === whole ? `${way} Das ist die Hälfte.` : way;
}
