import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Answer } from '../drafts/draft.ts';
import { Rational } from '../numbers/rational.ts';
import { partWord } from './part-word.ts';
import { type Read, readWhole } from './read-whole.ts';

const MOST_PARTS = 100;
const parts = new Map(
  Array.from({ length: MOST_PARTS - 1 }, (_, index) => [partWord(index + 2), index + 2]),
);
for (const form of ['halbe', 'halber', 'halbes', 'halben', 'hälfte']) parts.set(form, 2);
parts.set('siebentel', 7);

/** How many parts a word divides into: "viertel" is 4, "dreiviertel" 3 of 4; null for other words. */
function readPart(word: string): { over: number | null; under: number } | null {
  const under = parts.get(word);
  if (under !== undefined) return { over: null, under };
  for (const [part, count] of parts) {
    if (!word.endsWith(part)) continue;
    const over = parseNumberWord(word.slice(0, -part.length));
    if (over !== null) return { over, under: count };
  }
  return null;
}

/** The number that begins at a piece, with all that belongs to it: comma, fraction, euros, rest. */
export function readQuantity(pieces: readonly string[], at: number): Read<Answer> | null {
  if (pieces[at] === 'minus') {
    const read = readQuantity(pieces, at + 1);
    return read && { ...read, value: { ...read.value, value: read.value.value.negated() } };
  }
  const number =
    readDecimal(pieces, at) ??
    readFraction(pieces, at) ??
    readMixed(pieces, at) ??
    readPlain(pieces, at);
  if (!number) return null;
  const money = addCents(pieces, number);
  return pieces[money.end] === 'rest'
    ? addRest(pieces, money)
    : { ...money, value: { value: money.value } };
}

/** "2,5", "2.5", "zwei Komma fünf", "null Komma null fünf", "drei Komma fünfundzwanzig". */
function readDecimal(pieces: readonly string[], at: number): Read<Rational> | null {
  const [, whole, behind] = /^(\d+)[,.](\d+)$/.exec(pieces[at] ?? '') ?? [];
  if (whole !== undefined && behind !== undefined)
    return { value: decimal(whole, behind), end: at + 1 };
  const before = readWhole(pieces, at);
  if (!before || pieces[before.end] !== 'komma') return null;
  let digits = '';
  let end = before.end + 1;
  for (let next = readWhole(pieces, end); next; next = readWhole(pieces, end)) {
    const isDigit = next.value < 10 || digits === '';
    if (!isDigit) break;
    digits += String(next.value);
    end = next.end;
  }
  return digits === '' ? null : { value: decimal(String(before.value), digits), end };
}

/** "3/4", "drei Viertel", "dreiviertel", "ein halb", "halb". */
function readFraction(pieces: readonly string[], at: number): Read<Rational> | null {
  const alone = readPart(pieces[at] ?? '');
  if (alone) return { value: Rational.of(alone.over ?? 1, alone.under), end: at + 1 };
  const over = readWhole(pieces, at);
  if (!over) return null;
  const under = pieces[over.end] === '/' ? readWhole(pieces, over.end + 1) : null;
  if (under && under.value > 0)
    return { value: Rational.of(over.value, under.value), end: under.end };
  const part = readPart(pieces[over.end] ?? '');
  if (!part) return null;
  if (part.over === null) return { value: Rational.of(over.value, part.under), end: over.end + 1 };
  return {
    value: Rational.of(over.value).plus(Rational.of(part.over, part.under)),
    end: over.end + 1,
  };
}

/** "eineinhalb", "anderthalb", "zweieinhalb". */
function readMixed(pieces: readonly string[], at: number): Read<Rational> | null {
  const piece = pieces[at] ?? '';
  const half = Rational.of(1, 2);
  if (/^anderthalb/.test(piece)) return { value: Rational.of(3, 2), end: at + 1 };
  const [, count] = /^(.+)einhalb$/.exec(piece) ?? [];
  const whole = count === undefined ? null : parseNumberWord(count);
  return whole === null ? null : { value: Rational.of(whole).plus(half), end: at + 1 };
}

function readPlain(pieces: readonly string[], at: number): Read<Rational> | null {
  const whole = readWhole(pieces, at);
  return whole && { value: Rational.of(whole.value), end: whole.end };
}

/** "zwei Euro fünfzig", "fünfzig Cent". */
function addCents(pieces: readonly string[], read: Read<Rational>): Read<Rational> {
  const { value, end } = read;
  if (pieces[end] === 'cent') return { value: value.over(Rational.of(100)), end: end + 1 };
  if (pieces[end] !== 'euro') return read;
  const cents = readWhole(pieces, pieces[end + 1] === 'und' ? end + 2 : end + 1);
  if (!cents || cents.value > 99) return { value, end: end + 1 };
  const after = pieces[cents.end] === 'cent' ? cents.end + 1 : cents.end;
  return { value: value.plus(Rational.of(cents.value, 100)), end: after };
}

function addRest(pieces: readonly string[], { value, end }: Read<Rational>): Read<Answer> {
  const rest = readWhole(pieces, end + 1);
  return rest ? { value: { value, rest: rest.value }, end: rest.end } : { value: { value }, end };
}

function decimal(whole: string, behind: string): Rational {
  return Rational.of(Number(whole + behind), 10 ** behind.length);
}
