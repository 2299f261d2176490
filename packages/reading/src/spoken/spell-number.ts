import { numberWord } from '@lux/german-text/numbers/number-word.ts';

/** Digits with points between thousands, a full hour's zeros, or the point of an ordinal number. */
const DIGITS = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})(:00)?(\.)?$/;
const ONE = ['eins', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines'];
const IRREGULAR: Readonly<Record<number, string>> = {
  1: 'erst',
  3: 'dritt',
  7: 'siebt',
  8: 'acht',
};
const ENDINGS = ['e', 'en', 'er', 'es', 'em'];

/** Everything a number in digits may be read as; nothing for what is no number. */
export function spellNumber(word: string): string[] {
  const [, digits, , point] = DIGITS.exec(word.replace(/[,;:!?]+$/, '')) ?? [];
  if (digits === undefined) return [];
  const number = Number(digits.replaceAll('.', ''));
  if (number >= 1_000_000_000) return [];
  const cardinals = number === 1 ? ONE : [numberWord(number), ...shorter(number), ...year(number)];
  return point ? [...cardinals, ...ordinals(number)] : cardinals;
}

/** "hundert" beside "einhundert". */
function shorter(number: number): string[] {
  const word = numberWord(number);
  return /^ein(hundert|tausend)/.test(word) ? [word.slice('ein'.length)] : [];
}

/** "neunzehnhundertneunzig" */
function year(number: number): string[] {
  if (number < 1100 || number > 1999) return [];
  const rest = number % 100;
  return [`${numberWord(Math.floor(number / 100))}hundert${rest === 0 ? '' : numberWord(rest)}`];
}

function ordinals(number: number): string[] {
  const stem = IRREGULAR[number] ?? `${numberWord(number)}${number < 20 ? 't' : 'st'}`;
  return ENDINGS.map((ending) => `${stem}${ending}`);
}
