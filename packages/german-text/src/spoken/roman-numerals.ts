import { numberWord } from '../numbers/number-word.ts';
import { ordinalStem } from './ordinals.ts';
import type { Rule } from './rule.ts';

const VALUES: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};
const WELL_FORMED = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Read as letters or as a word elsewhere: a compact disc, a mix. */
const NOT_NUMBERS = new Set([
  'CD',
  'DC',
  'MC',
  'MD',
  'DM',
  'CM',
  'LCD',
  'CC',
  'DL',
  'ML',
  'MIX',
  'DIM',
  'MM',
  'CV',
  'LI',
  'MI',
  'DI',
  'VI',
]);

/** The value of a Roman numeral; 0 for anything else. */
export function romanValue(numeral: string): number {
  if (numeral === '' || !WELL_FORMED.test(numeral)) return 0;
  const values = [...numeral].map((letter) => VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

const WOMEN =
  /^(?:Elisabeth|Elizabeth|Katharina|Maria|Margaret[ah]?e?|Vi[ck]toria|Anna|Isabella|Christina|Wilhelmina|Beatrix|Kleopatra|Zarin|Königin)$/;
const RULER =
  /((?:\p{L}+\s)?(?:(?:König|Kaiser|Papst|Zar|Königin|Zarin|Herzog|Prinz)\s)?)(\p{Lu}\p{Ll}{2,})\s([IVX]{1,6})(\.?)(?![\p{L}\p{N}])/gu;
const NOT_RULERS =
  /^(?:Kapitel|Teil|Band|Klasse|Akt|Apollo|Stufe|Level|Gruppe|Phase|Typ|Liga|Artikel|Zahl|Ziffer|Buchstaben?|Schritt|Runde|Nummer|Mark|Super|Bowl|Die|Der|Das|Eine?|Und|Ist|Mit|Wie|Was|Also|Römisch|Aufgabe|Voyager)$/;
const DATIVE = /^(?:von|mit|bei|zu|unter|nach|seit|vor|dem)\s/i;
const ACCUSATIVE = /^(?:gegen|für|ohne|um|durch|auf|den)\s/i;

/** The point of the ordinal ended the sentence, too. */
const ENDS = /^\s*(?:$|(?:Er|Sie|Es|Das|Der|Die|Ich|Du|Wir)\b)/;

function sayRuler(
  match: string,
  before: string,
  name: string,
  numeral: string,
  point: string,
): string {
  const value = romanValue(numeral);
  if (value === 0) return match;
  if (NOT_RULERS.test(name)) return `${before}${name} ${numberWord(value)}${point}`;
  // "I" and "V" alone may be letters, unless a point makes them an ordinal.
  if (numeral.length === 1 && point === '') return match;
  const stem = ordinalStem(value);
  const ordinal = stem.charAt(0).toUpperCase() + stem.slice(1);
  const isWoman = WOMEN.test(name) || /(?:Königin|Zarin)\s$/.test(before);
  const isGenitive =
    !isWoman &&
    /[^s]s$/.test(name) &&
    !/^(?:Ludovicus|Pius|Johannes|Nikolaus|Markus)$/.test(name) &&
    /\p{Lu}\p{Ll}+\s$|^des\s$/u.test(before);
  if (isGenitive) return `${before}${name} des ${ordinal}en`;
  if (DATIVE.test(before)) return `${before}${name} ${isWoman ? 'der' : 'dem'} ${ordinal}en`;
  if (ACCUSATIVE.test(before))
    return `${before}${name} ${isWoman ? 'die' : 'den'} ${ordinal}e${isWoman ? '' : 'n'}`;
  return `${before}${name} ${isWoman ? 'die' : 'der'} ${ordinal}e`;
}

/** "Ludwig XIV.", "Heinrich VIII.", "Apollo XI", "der II. Weltkrieg", "MMXXIV". */
export const romanRules: readonly Rule[] = [
  [
    /(?<!\p{L})([IVX]{1,6})\.(?=\s(?:Weltkrieg|Jahrhundert|Klasse|Akt|Stock))/gu,
    (match, numeral) => (romanValue(numeral) ? `${romanValue(numeral)}.` : match),
  ],
  (text) =>
    text.replace(
      RULER,
      (match: string, before: string, name: string, numeral: string, point: string, at: number) => {
        const said = sayRuler(match, before, name, numeral, point);
        const isOrdinal = point === '.' && said !== match && !said.endsWith('.');
        return isOrdinal && ENDS.test(text.slice(at + match.length)) ? `${said}.` : said;
      },
    ),
  [
    /(?<![\p{L}\p{N}-])([IVXLCDM]{2,12})(?![\p{L}\p{N}-])/gu,
    (match) =>
      NOT_NUMBERS.has(match) || romanValue(match) === 0 ? match : numberWord(romanValue(match)),
  ],
];
