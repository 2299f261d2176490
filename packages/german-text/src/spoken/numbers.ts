import { numberWord } from '../numbers/number-word.ts';
import { ordinalStem } from './ordinals.ts';
import type { Rule } from './rule.ts';

/** "neunzehnhundertneunundsechzig" */
function sayYear(year: number): string {
  const rest = year % 100;
  return `${numberWord(Math.floor(year / 100))}hundert${rest === 0 ? '' : numberWord(rest)}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5' },
  ...{
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  },
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "drei Viertel", "ein Drittel", "ein halb" */
function sayFraction(above: number, below: number): string {
  const count = above === 1 ? 'ein' : numberWord(above);
  if (below === 2) return above === 1 ? 'ein halb' : `${count} Halbe`;
  return `${count} ${capital(ordinalStem(below))}el`;
}

/** "zweieinhalb", "zwei dreiviertel", "drei zwei Drittel" */
function sayMixed(whole: number, above: number, below: number): string {
  if (below === 2 && above === 1) return `${whole === 1 ? 'ein' : numberWord(whole)}einhalb`;
  const part = sayFraction(above, below);
  return `${numberWord(whole)} ${below === 4 ? part.toLowerCase().replace(' ', '') : part}`;
}

const HALVES: Rule[] = [
  [/^1\/2 (?=(?:der|des|aller|von|meiner|deiner|unserer)\b)/g, 'Die Hälfte '],
  [/(?<![\d/.,]|\d )1\/2 (?=(?:der|des|aller|von|meiner|deiner|unserer)\b)/g, 'die Hälfte '],
  [
    /(?<![\d/.,])1\/2 (?=(?:Stunde|Minute|Tonne|Pizza|Tasse|Flasche|Torte|Packung|Seite|Klasse)\b)/g,
    'eine halbe ',
  ],
  [/(?<![\d/.,])1\/2 (?=(?:Jahr|Kilo|Kilogramm|Pfund|Brot|Glas|Dutzend|Kind)\b)/g, 'ein halbes '],
  [
    /(?<![\d/.,])1\/2 (?=(?:Liter|Meter|Zentimeter|Kilometer|Tag|Apfel|Kuchen|Löffel|Monat|Euro)\b)/g,
    'ein halber ',
  ],
  [/(?<![\d/.,])1\/2 l(?![\p{L}\d])/gu, 'ein halber Liter'],
  [/(?<![\d/.,])1\/2 m(?![\p{L}\d])/gu, 'ein halber Meter'],
  [/(?<![\d/.,])1\/2 kg(?![\p{L}\d])/gu, 'ein halbes Kilogramm'],
  [/(?<![\d/.,])1\/2 h(?![\p{L}\d])/gu, 'eine halbe Stunde'],
];

const FRACTION = String.raw`(\d{1,3})\/(\d{1,4})(?![\d/]|[.,]\d)`;

/** Fractions as they are said: "1/2", "3/4", "2 1/2", "½". */
export const fractionRules: readonly Rule[] = [
  [
    /(\d)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g,
    (_, digit = '', sign = '') => `${digit}${digit && ' '}${SIGNS[sign] ?? sign}`,
  ],
  [/⁄/g, '/'],
  [
    new RegExp(String.raw`(?<![\d/.,])(\d{1,4}) ${FRACTION}`, 'g'),
    (match, whole, above, below) =>
      Number(above) < Number(below) ? sayMixed(Number(whole), Number(above), Number(below)) : match,
  ],
  ...HALVES,
  [
    new RegExp(String.raw`(?<![\d/.,])${FRACTION}`, 'g'),
    (match, above, below) =>
      Number(below) > 1 ? sayFraction(Number(above), Number(below)) : match,
  ],
];

function sayGroup(value: number): string {
  if (value > 1099 && value < 2000) return sayYear(value);
  return numberWord(value);
}

const withCapital = (like: string, word: string) => (/^\p{Lu}/u.test(like) ? capital(word) : word);

/** Male words with the e that is female elsewhere. */
const MALE =
  /^(?:Junge|Affe|Hase|Löwe|Bär|Rabe|Name|Käse|Buchstabe|Schimpanse|Drache|Riese|Zwerg|Pate|Bote|Kunde|Gedanke|Haufen|Auge|Ende|Gebäude|Gemüse|Gebirge|Getreide|Ochse|Falke|Elefant|Sprung|Schwung|Igel|Pinguin|Delfin|Stein|Wein|Verein|Bein|Schwein|Termin|Kamin|Rosin)/;
const FEMALE =
  /^\p{L}+(?:e|ung|heit|keit|schaft|ät|ion|[^e]in)$|^(?:Frau|Maus|Kuh|Hand|Nacht|Stadt|Uhr|Mama|Oma|Gans|Nuss|Bank|Wand|Mutter|Schwester|Tochter|Million|Milliarde|Zahl|Nummer|Ziffer|Burg|Million|Amsel|Insel|Muschel|Gabel|Nudel|Kartoffel|Regel|Ampel|Schaufel|Eins)$/u;

/** "1 Katze" is "eine Katze"; "Aufgabe 1" stays a number. */
function sayOne(noun: string): string {
  return FEMALE.test(noun) && !MALE.test(noun) ? `eine ${noun}` : `ein ${noun}`;
}

/** "1969", "die 80er", "3er", "2-mal", "6-jährig", "10.000". */
export const numberRules: readonly Rule[] = [
  [
    /(?<![\d.,:+–=/-]|\d\s|\p{Lu}\p{L}{0,20}\s|[+=·:–-]\s|gleich |plus |minus |mal |durch )1 (\p{Lu}\p{Ll}+)(?![.]\p{L})/gu,
    (_, noun) => sayOne(noun),
  ],
  // "1.500" is no year: it is eintausendfünfhundert.
  [
    /(?<![\d.,])1[.\s’'](\d{3})(?![\d]|[.\s’']\d{3})/g,
    (_, rest) => numberWord(1000 + Number(rest)),
  ],
  [/(?<=\d)[.\u00a0\u202f’'](?=\d{3}(?!\d))/g, ''],
  [/(?<![\d.,])(\d{1,3}) (?=\d{3}(?!\d))(?!\d{3} \d{1,2}(?!\d))/g, '$1'],
  [
    /(?<![\d,])(\d{1,4})er(-(?=\p{Lu}))?(?![\p{Ll}])/gu,
    (_, digits, hyphen) => `${sayGroup(Number(digits))}er${hyphen ? ' ' : ''}`,
  ],
  [
    /(?<![\d,.])(\d{1,4})-?mal(?!\p{L})/gu,
    (_, digits) => `${numberWord(Number(digits)).replace(/eins$/, 'ein')}mal`,
  ],
  [
    /(?<![\d,.])(\d{1,4})-?((?:[Jj]ähr|[Bb]ein|[Ee]ck|[Tt]äg|[Ss]tünd|[Mm]inüt|[Zz]eil|[Tt]eil|[Ss]tell|[Ss]eit|[Ss]töck)ig\p{Ll}{0,2}|[Ff]ach\p{Ll}{0,2}|[Ee]ck|[Jj]ährl\p{Ll}{0,4})(?!\p{L})/gu,
    (_, digits, rest) =>
      withCapital(
        rest,
        `${numberWord(Number(digits)).replace(/eins$/, 'ein')}${rest.toLowerCase()}`,
      ),
  ],
  [/(?<![\p{L}\d])([23])-?D(?!\p{L})/gu, (_, digit) => `${numberWord(Number(digit))} De`],
  [/(?<![\d,.])(1[1-9]\d\d)(?!\d|[.,]\d|\s?(?:%|€|°))/g, (_, year) => sayYear(Number(year))],
];
