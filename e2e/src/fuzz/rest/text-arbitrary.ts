import fc from 'fast-check';
import { hostileTexts } from '../hostile-texts.ts';

interface Bounds {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
}

const sentences = [
  'ein roter Hund im Wald',
  'Warum ist der Himmel blau?',
  'Was ist sieben mal acht?',
  'Es war einmal ein Drache.',
  'animals',
];
const DATES = { min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
/** Longer ones are tried seldom: some of them are spoken, or painted. */
const LONG = 300;

/** Texts that keep within what a schema says of them. */
export function textArbitrary({ minLength = 0, maxLength, pattern, format }: Bounds) {
  if (format === 'date-time') return fc.date(DATES).map((date) => date.toISOString());
  const longest = maxLength ?? LONG;
  const fits = (text: string) => text.length >= minLength && text.length <= longest;
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  const known = [...sentences, ...hostileTexts].filter((text) => fits(text) && text.length <= LONG);
  const short = { minLength, maxLength: Math.min(Math.max(minLength, 40), longest) };
  const free = fc.string({ ...short, unit: 'grapheme' }).map(cutTo(longest));
  return fc.oneof(
    { weight: 30, arbitrary: free },
    { weight: 20, arbitrary: fc.string({ ...short, unit: 'binary' }).map(cutTo(longest)) },
    { weight: 49, arbitrary: known.length > 0 ? fc.constantFrom(...known) : free },
    { weight: 1, arbitrary: fc.constant('a'.repeat(longest)) },
  );
}

const cutTo = (length: number) => (text: string) => text.slice(0, length);
