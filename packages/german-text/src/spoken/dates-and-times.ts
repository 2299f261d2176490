import { SMALL_NUMBERS } from '../numbers/number-word.ts';
import { monthName } from './ordinals.ts';
import type { Rule } from './rule.ts';

const digitsOf = (group: string): string =>
  [...group]
    .map((digit) => (digit === '+' ? 'plus' : (SMALL_NUMBERS[Number(digit)] ?? '')))
    .join(' ');

/** "eins eins sechs, eins eins eins": digit by digit, with a pause between the groups. */
function sayDigits(written: string): string {
  return written
    .split(/[^\d+]+/)
    .filter(Boolean)
    .map(digitsOf)
    .join(', ');
}

const CALL =
  /notruf|polizei|feuerwehr|rettung|notarzt|krankenwagen|anruf|\bruf|wähl|telefon|nummer|hilfe|\btel\b|notfall/i;

/** 110 and 112 are emergency calls where the text is about one and nothing is counted. */
function sayEmergencyCalls(text: string): string {
  if (!CALL.test(text)) return text;
  return text.replace(
    /(?<![\p{L}\d.,:/+–-]|\d\s)(11[0-9])(?!\d|[.,:/–-]\d|\s?[+·×:=%€°]|\s(?!(?:Polizei|Feuerwehr|Notruf|Und|Das|Die|Der|Sie|Dort|Da|Ruf|Oder|Du|Ich)\b)\p{Lu}|\s(?:km|m|cm|mm|kg|g|l|Prozent)(?!\p{L}))/gu,
    digitsOf,
  );
}

/** Telephone numbers, read before sums, whose signs stand in them, too. */
export const telephoneRules: readonly Rule[] = [
  [/(?<![\d.,:/-])1-1-([0-9])(?![\d-])/g, (_, last) => digitsOf(`11${last}`)],
  [/(?<![\d.,])\+\d{1,3}(?:[\s/()-]{1,3}\d{2,9}){1,5}(?!\d)/g, sayDigits],
  [
    /(?<![\d.,:])116[\s-]?(?:000|006|111|116|117|123)(?!\d)/g,
    (number) => sayDigits(number.replace(/^116[\s-]?/, '116 ')),
  ],
  [
    /(?<![\d.,:]|\d\s)0\d{1,5}(?:\s?[/–-]\s?|\s)\d{1,9}(?:[\s/-]\d{1,9}){0,4}(?![\d,:]|\.\d)/g,
    sayDigits,
  ],
  [
    /(?<![\d.,:])0\d{4,13}(?![\d,])/g,
    (number) => sayDigits(number.replace(/\d{3}(?=\d{2})/g, '$& ')),
  ],
  [
    /((?:Telefon|Telefonnummer|Rufnummer|Handynummer|Nummer|Tel\.?)(?: ist| lautet)?:? )(\d{2,9}(?:[ /-]\d{1,9}){1,4}|\d{5,12})(?![\d,])/g,
    (_, before, number) => `${before}${sayDigits(number)}`,
  ],
  sayEmergencyCalls,
];

const hourOf = (hours: string): string => (Number(hours) === 1 ? 'ein' : String(Number(hours)));

function sayTime(hours: string, minutes: string): string {
  return `${hourOf(hours)} Uhr${Number(minutes) === 0 ? '' : ` ${Number(minutes)}`}`;
}

const HOUR = String.raw`(?<![\d:.,])([01]?\d|2[0-4])`;
const TIMES: readonly Rule[] = [
  [
    new RegExp(String.raw`${HOUR}[:.]([0-5]\d)\s?[–-]\s?([01]?\d|2[0-4])[:.]([0-5]\d) Uhr\b`, 'g'),
    (_, ...[h = '', m = '', toH = '', toM = '']) => `${sayTime(h, m)} bis ${sayTime(toH, toM)}`,
  ],
  [
    new RegExp(String.raw`${HOUR}[:.]([0-5]\d)\s?(?:Uhr\b|h\b)`, 'g'),
    (_, hours, minutes) => sayTime(hours, minutes),
  ],
  [
    new RegExp(String.raw`${HOUR}:([0-5]\d)(?![\d:]|\s*[=:·×+]|\s?(?:m|km)\b)`, 'g'),
    (_, hours, minutes) => sayTime(hours, minutes),
  ],
  [/(?<=(?:^|\s)(?:[Uu]m|[Aa]b|[Gg]egen|[Vv]on|[Bb]is) )(\d{1,2})\s?h\b/g, '$1 Uhr'],
  [/(?<![\d:.,])1 Uhr\b/g, 'ein Uhr'],
];

function sayDate(day: string, month: string, year = ''): string | null {
  const name = monthName(Number(month));
  if (name === '' || Number(day) < 1 || Number(day) > 31) return null;
  const century = Number(year) > 40 ? '19' : '20';
  return `${Number(day)}. ${name}${year && ` ${year.length === 2 ? century + year : year}`}`;
}

const DATES: readonly Rule[] = [
  [
    /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d|[.,]\d)/g,
    (match, day, month, year) => sayDate(day, month, year) ?? match,
  ],
  [
    /(?<![\d.,-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
    (match, year, month, day) => sayDate(day, month, year) ?? match,
  ],
  // At the end of a sentence, the point of the month ends the sentence, too.
  [
    /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?=\s*$)/g,
    (match, day, month) => (sayDate(day, month) ? `${sayDate(day, month)}.` : match),
  ],
  [/(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(?!\d)/g, (match, day, month) => sayDate(day, month) ?? match],
  [
    /(\d\.)\s?(Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)\.(?!\p{L})/gu,
    (match, day, short) => {
      const month = Array.from({ length: 12 }, (_, at) => monthName(at + 1)).find((name) =>
        name.startsWith(short.slice(0, 3)),
      );
      return month ? `${day} ${month}` : match;
    },
  ],
];

const DAYS: Readonly<Record<string, string>> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
};
const DAY = '(Mo|Di|Mi|Do|Fr|Sa|So)';
/** "Mo.–Fr.", "Di. und Mi. 8 Uhr". */
const WEEKDAYS: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<!\p{L})${DAY}\.?\s?(?:–|-|bis)\s?${DAY}(?!\p{L})\.?`, 'gu'),
    (_, from = '', to = '') => `${DAYS[from]} bis ${DAYS[to]}`,
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${DAY}\.(?=,|\s(?:und|oder|um|ab|\d))`, 'gu'),
    (_, day = '') => DAYS[day] ?? day,
  ],
];

const SCORE =
  /\b(?:spiel|tor|tore|gewinn|gewann|gewonn|verlor|verlier|siegt|steht es|stand|endet|endstand|halbzeit|gegen|fußball|mannschaft|unentschieden|maßstab|verhältnis|führt)/i;

/** "3:2" is a score where the text is about a game, and a sum elsewhere. */
function sayColons(text: string): string {
  const isScore = SCORE.test(text);
  return text.replace(/(\d)\s?:\s?(?=\d)/g, (match, digit: string) => {
    if (isScore && !match.includes(' ')) return `${digit} zu `;
    return `${digit} geteilt durch `;
  });
}

/** Dates, times and scores, in this order: each of them looks like the next. */
export const dateAndTimeRules: readonly Rule[] = [
  ...DATES,
  ...WEEKDAYS,
  (text) =>
    SCORE.test(text) && !/\bUhr\b/.test(text)
      ? text.replace(/(?<![\d:])(\d{1,2}):(\d{1,2})(?![\d:])/g, '$1 zu $2')
      : text,
  ...TIMES,
  sayColons,
];
