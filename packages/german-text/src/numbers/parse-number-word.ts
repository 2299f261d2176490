import { SMALL_NUMBERS, TENS } from './number-word.ts';

const small = new Map(SMALL_NUMBERS.map((word, value) => [word, value]));
const tens = new Map(TENS.map((word, index) => [word, index * 10] as const).slice(2));
for (const form of ['ein', 'eine', 'einen', 'einem', 'einer']) small.set(form, 1);
small.set('zwo', 2);

/**
 * Reads a German number word below one milliard, written without gaps; null for any other word.
 * Umlauts may be written ae, oe, ue.
 */
export function parseNumberWord(text: string): number | null {
  const word = text
    .toLowerCase()
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll(/(?<!n)ue/g, 'ü')
    .replaceAll('dreissig', 'dreißig');
  return readMillions(word);
}

function readMillions(word: string): number | null {
  const [millions, rest] = cut(word.replace('millionen', 'million'), 'million');
  if (millions === undefined) return readThousands(word);
  const count = millions === '' ? 1 : readHundreds(millions);
  const remainder = rest === '' ? 0 : readThousands(rest);
  if (count === null || count === 0 || count > 999 || remainder === null) return null;
  return count * 1_000_000 + remainder;
}

function readThousands(word: string): number | null {
  const [thousands, rest] = cut(word, 'tausend');
  if (thousands === undefined) return readHundreds(word);
  const count = thousands === '' ? 1 : readHundreds(thousands);
  const remainder = rest === '' ? 0 : readHundreds(rest);
  if (count === null || count === 0 || count > 999) return null;
  return remainder === null || remainder > 999 ? null : count * 1_000 + remainder;
}

/** Years included: neunzehnhundertachtzig is nineteen hundreds. */
function readHundreds(word: string): number | null {
  const [hundreds, rest] = cut(word, 'hundert');
  if (hundreds === undefined) return readBelowHundred(word);
  const count = hundreds === '' ? 1 : readBelowHundred(hundreds);
  const remainder = rest === '' ? 0 : readBelowHundred(rest);
  if (count === null || count === 0 || count > 19 || remainder === null) return null;
  return count * 100 + remainder;
}

function readBelowHundred(word: string): number | null {
  const plain = word.startsWith('und') ? word.slice(3) : word;
  const value = small.get(plain) ?? tens.get(plain);
  if (value !== undefined) return value;
  const [ones, ten] = cut(plain, 'und');
  const onesValue = small.get(ones ?? '');
  const tensValue = tens.get(ten);
  return onesValue && onesValue < 10 && tensValue ? tensValue + onesValue : null;
}

function cut(word: string, at: string): [before: string | undefined, after: string] {
  const index = word.indexOf(at);
  return index < 0 ? [undefined, word] : [word.slice(0, index), word.slice(index + at.length)];
}
