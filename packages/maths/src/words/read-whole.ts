import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

/** What was read, and the piece after it. */
export interface Read<Value> {
  value: Value;
  end: number;
}

/** "ein hundert fünf und zwanzig" is the longest that recognisers make of one number. */
const MOST_PIECES = 8;

/** The longest whole number that begins at a piece, in digits, words or both: "1 und 20". */
export function readWhole(pieces: readonly string[], at: number): Read<number> | null {
  for (let end = Math.min(pieces.length, at + MOST_PIECES); end > at; end -= 1) {
    const value = joined(pieces.slice(at, end));
    if (value !== null) return { value, end };
  }
  return null;
}

function joined(pieces: string[]): number | null {
  const [first = '', second = ''] = pieces;
  if (pieces.length === 1 && /^\d+$/.test(first)) return Number(first);
  if (first === 'und' || pieces.at(-1) === 'und') return null;
  const words = pieces.map((piece, index) => toWord(piece, index === pieces.length - 1));
  if (words.includes(null)) return null;
  return (
    parseNumberWord(words.join('')) ?? (pieces.length === 2 ? tensThenOnes(first, second) : null)
  );
}

function toWord(piece: string, isLast: boolean): string | null {
  if (/^\d{1,4}$/.test(piece)) {
    const word = numberWord(Number(piece));
    return isLast ? word : word.replace(/eins$/, 'ein');
  }
  return /^\p{L}+$/u.test(piece) ? piece : null;
}

/** "zwanzig vier": the order that children with other first languages think in. */
function tensThenOnes(first: string, second: string): number | null {
  const [tens, ones] = [parseNumberWord(first), parseNumberWord(second)];
  if (tens === null || ones === null || tens % 10 !== 0 || tens < 20 || tens > 90) return null;
  return ones > 0 && ones < 10 ? tens + ones : null;
}
