import { numberWord } from './number-word.ts';
import { partWord } from './part-word.ts';

/**
 * A number as written in problems, in German words: "−3,5" is "minus drei Komma fünf", "3/4" "drei
 * Viertel", "1/2" "ein halb". Null where it is no such number.
 */
export function speakNumber(written: string): string | null {
  const [, sign, whole = '', behind, parts] =
    /^([−-]?)([\d\u202f]*\d)(?:,(\d+)|\/(\d+))?$/.exec(written) ?? [];
  if (sign === undefined) return null;
  return `${sign && 'minus '}${speakPositive(Number(whole.replaceAll('\u202f', '')), behind, parts)}`;
}

function speakPositive(whole: number, behind?: string, parts?: string): string {
  if (parts !== undefined) return speakFraction(whole, Number(parts));
  if (behind === undefined) return numberWord(whole);
  return [
    numberWord(whole),
    'Komma',
    ...[...behind].map((digit) => numberWord(Number(digit))),
  ].join(' ');
}

function speakFraction(over: number, under: number): string {
  const count = over === 1 ? 'ein' : numberWord(over);
  if (under < 2) return numberWord(over);
  if (under === 2) return over === 1 ? 'ein halb' : `${count} Halbe`;
  const part = partWord(under);
  return `${count} ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}
