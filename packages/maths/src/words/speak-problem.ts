import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { nouns } from '../word-problems/nouns.ts';
import { partWord } from './part-word.ts';

/**
 * A number as written in problems, in German words: "−3,5" is "minus drei Komma fünf", "3/4" "drei
 * Viertel", "1/2" "ein halb". Null where it is no such number.
 */
function speakNumber(written: string): string | null {
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

const UNITS: Record<string, readonly [one: string, many: string]> = {
  km: ['ein Kilometer', 'Kilometer'],
  m: ['ein Meter', 'Meter'],
  cm: ['ein Zentimeter', 'Zentimeter'],
  'm²': ['ein Quadratmeter', 'Quadratmeter'],
  kg: ['ein Kilogramm', 'Kilogramm'],
  g: ['ein Gramm', 'Gramm'],
  l: ['ein Liter', 'Liter'],
  min: ['eine Minute', 'Minuten'],
  '°C': ['ein Grad', 'Grad'],
};
const NUMBER = String.raw`[−]?\d[\d\u202f]*(?:,\d+|\/\d+)?`;
const MONEY = /(?<!\d)(\d[\d\u202f]*)(?:,(\d\d))? €/g;
const MEASURED = new RegExp(String.raw`(${NUMBER}) (km|m²|cm|min|kg|°C|m|g|l)(?![\p{L}²])`, 'gu');
const ONE_OF = /(?<![\d,/−\u202f])1 (\p{Lu}\p{L}+)/gu;
const articles = new Map(Object.values(nouns).map(({ one, article }) => [one, article]));

/**
 * What the voice reads for a problem, an option or an explanation, numbers, signs and units in words:
 * "7 · 8 = ?" is "sieben mal acht ist gleich wie viel?".
 */
export function speakProblem(text: string): string {
  return text
    .replaceAll(/\((−[^()]*)\)/g, '$1')
    .replaceAll(MONEY, (_, euros: string, cents?: string) => speakMoney(euros, cents))
    .replaceAll(MEASURED, (_, number: string, unit: string) => speakMeasured(number, unit))
    .replaceAll(ONE_OF, (_, noun: string) => `${articles.get(noun) ?? 'ein'} ${noun}`)
    .replaceAll(/ ([+−·:=]) /g, (_, sign: string) => ` ${SIGNS[sign]} `)
    .replaceAll(/(^| )\?(?= |$)/g, (_, before: string) => `${before}wie viel`)
    .replaceAll('(', 'Klammer auf ')
    .replaceAll(')', ' Klammer zu')
    .replaceAll(new RegExp(NUMBER, 'g'), (number) => speakNumber(number) ?? number)
    .replace(/wie viel$/, 'wie viel?');
}

const SIGNS: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '·': 'mal',
  ':': 'geteilt durch',
  '=': 'ist gleich',
};

/** "3,50 €" is "drei Euro fünfzig", "0,85 €" "fünfundachtzig Cent". */
function speakMoney(euros: string, cents?: string): string {
  const whole = Number(euros.replaceAll('\u202f', ''));
  const part = Number(cents ?? 0);
  if (whole === 0 && part > 0) return `${part === 1 ? 'ein' : numberWord(part)} Cent`;
  const spoken = `${whole === 1 ? 'ein' : numberWord(whole)} Euro`;
  return part === 0 ? spoken : `${spoken} ${numberWord(part)}`;
}

function speakMeasured(number: string, unit: string): string {
  const [one, many] = UNITS[unit] ?? [unit, unit];
  if (number === '1') return one ?? unit;
  // "ein halber", "einen halben": this reading is right in every case.
  return `${number === '1/2' ? 'einhalb' : number} ${many}`;
}
