import type { Rule } from './rule.ts';

/** Sign, what one of them is called with its article, and what several are called. */
const UNITS: readonly (readonly [sign: string, one: string, many: string])[] = [
  ['km\\/h', 'ein Kilometer pro Stunde', 'Kilometer pro Stunde'],
  ['km\\/s', 'ein Kilometer pro Sekunde', 'Kilometer pro Sekunde'],
  ['m\\/s', 'ein Meter pro Sekunde', 'Meter pro Sekunde'],
  ['l\\/min', 'ein Liter pro Minute', 'Liter pro Minute'],
  ['g\\/cm³', 'ein Gramm pro Kubikzentimeter', 'Gramm pro Kubikzentimeter'],
  ['km²', 'ein Quadratkilometer', 'Quadratkilometer'],
  ['cm²', 'ein Quadratzentimeter', 'Quadratzentimeter'],
  ['mm²', 'ein Quadratmillimeter', 'Quadratmillimeter'],
  ['m²|qm', 'ein Quadratmeter', 'Quadratmeter'],
  ['km³', 'ein Kubikkilometer', 'Kubikkilometer'],
  ['cm³', 'ein Kubikzentimeter', 'Kubikzentimeter'],
  ['m³', 'ein Kubikmeter', 'Kubikmeter'],
  ['km', 'ein Kilometer', 'Kilometer'],
  ['dm', 'ein Dezimeter', 'Dezimeter'],
  ['cm', 'ein Zentimeter', 'Zentimeter'],
  ['mm', 'ein Millimeter', 'Millimeter'],
  ['m', 'ein Meter', 'Meter'],
  ['mg', 'ein Milligramm', 'Milligramm'],
  ['kg', 'ein Kilogramm', 'Kilogramm'],
  ['g', 'ein Gramm', 'Gramm'],
  ['t', 'eine Tonne', 'Tonnen'],
  ['ha', 'ein Hektar', 'Hektar'],
  ['ml', 'ein Milliliter', 'Milliliter'],
  ['cl', 'ein Zentiliter', 'Zentiliter'],
  ['dl', 'ein Deziliter', 'Deziliter'],
  ['hl', 'ein Hektoliter', 'Hektoliter'],
  ['l', 'ein Liter', 'Liter'],
  ['kWh', 'eine Kilowattstunde', 'Kilowattstunden'],
  ['kW', 'ein Kilowatt', 'Kilowatt'],
  ['kcal', 'eine Kilokalorie', 'Kilokalorien'],
  ['kHz', 'ein Kilohertz', 'Kilohertz'],
  ['Hz', 'ein Hertz', 'Hertz'],
  ['dB', 'ein Dezibel', 'Dezibel'],
  ['PS', 'ein PS', 'PS'],
  ['GB', 'ein Gigabyte', 'Gigabyte'],
  ['MB', 'ein Megabyte', 'Megabyte'],
  ['Std\\.|Std|h', 'eine Stunde', 'Stunden'],
  ['Min\\.|min\\.?|Min', 'eine Minute', 'Minuten'],
  ['Sek\\.|sek\\.?|Sek|s', 'eine Sekunde', 'Sekunden'],
  ['°\\s?C', 'ein Grad Celsius', 'Grad Celsius'],
  ['°\\s?F', 'ein Grad Fahrenheit', 'Grad Fahrenheit'],
  ['°', 'ein Grad', 'Grad'],
  ['%', 'ein Prozent', 'Prozent'],
  ['‰', 'ein Promille', 'Promille'],
  ['Tsd\\.', 'ein Tausend', 'Tausend'],
  ['Mio\\.?', 'eine Million', 'Millionen'],
  ['Mrd\\.?', 'eine Milliarde', 'Milliarden'],
  ['ct|Ct\\.?', 'ein Cent', 'Cent'],
  ['€|EUR', 'ein Euro', 'Euro'],
  ['\\$', 'ein Dollar', 'Dollar'],
  ['£', 'ein Pfund', 'Pfund'],
  ['EL', 'ein Esslöffel', 'Esslöffel'],
  ['TL', 'ein Teelöffel', 'Teelöffel'],
  ['Pck\\.|Pckg\\.|Päck\\.', 'ein Päckchen', 'Päckchen'],
  ['Msp\\.', 'eine Messerspitze', 'Messerspitzen'],
];

const MALE = /^ein .*(?:[Mm]eter|[Ll]iter|Hektar|Euro|Cent|Dollar|löffel|Grad)/;
const DATIVE = /(?:^|[^\p{L}])(?:mit|von|aus|bei|nach|seit|ab|auf|in|vor|unter|über|zu)\s$/iu;
const ACCUSATIVE =
  /(?:^|[^\p{L}])(?:für|um|durch|gegen|ohne|kostet|habe|hab|hast|hat|haben|brauche|brauchst|braucht|nimm|gib|füge|bekomme|bekommst|bekommt|zahle|zahlt|spare|wiegt|misst)\s(?:(?:ich|du|er|sie|man|wir|noch|nur|je|genau|etwa|mir|dir|dann) ){0,3}(?:[^.!?]{1,30} und )?$/iu;

/** "ein Meter", "einen Meter" or "einem Meter", by what stands around it. */
function decline(one: string, before: string, after: string): string {
  if (DATIVE.test(before))
    return one.replace(/^eine? /, (word) => (word === 'ein ' ? 'einem ' : 'einer '));
  const isObject = ACCUSATIVE.test(before) || (MEASURES.test(after) && !/Euro|Cent/.test(one));
  return isObject && MALE.test(one) ? one.replace(/^ein/, 'einen') : one;
}

const MEASURES =
  /^\s(?:lang|hoch|breit|tief|weit|groß|schwer|dick|entfernt|alt|kalt|warm|pro|vor|nach|über|unter|hinter)\b/;

const unitRules: readonly Rule[] = UNITS.map(([sign, one, many]) => {
  const written = new RegExp(
    String.raw`(?<![\d.,:/])(\d{1,3}(?:\.\d{3}){1,4}|\d{1,12}(?:,\d{1,6})?)\s?(?:${sign})(?![\p{L}\d²³/])`,
    'gu',
  );
  return (text) =>
    text.replace(written, (match: string, number: string, at: number) => {
      const after = text.slice(at + match.length);
      // A short form at the end of a sentence shares its point with it.
      const point = match.endsWith('.') && /^\s*$/.test(after) ? '.' : '';
      if (number !== '1') return `${number} ${many}${point}`;
      return `${decline(one, text.slice(Math.max(0, at - 40), at), after)}${point}`;
    });
});

function sayMoney(written: string, part: string, currency: string): string {
  const whole = written.replaceAll('.', '');
  const cents = Number(part.padEnd(2, '0'));
  const coins = currency === 'Euro' || currency === 'Dollar' ? 'Cent' : 'Pence';
  if (Number(whole) === 0 && cents > 0) return `${cents === 1 ? 'ein' : cents} ${coins}`;
  const notes = Number(whole) === 1 ? 'ein' : whole;
  return `${notes} ${currency}${cents === 0 ? '' : ` ${cents}`}`;
}

const CURRENCIES = [
  ['(?:€|EUR|Euro)', 'Euro'],
  ['(?:\\$|Dollar)', 'Dollar'],
  ['£', 'Pfund'],
] as const;

const moneyRules: readonly Rule[] = CURRENCIES.flatMap(([sign, name]): Rule[] => [
  [new RegExp(String.raw`(?<![\d.,])(\d{1,9}),(?:-|–)+\s?${sign}`, 'g'), `$1 ${name}`],
  [
    new RegExp(String.raw`${sign}\s?(\d{1,9})(?:,(\d\d))?(?![\d.,]\d|\d)`, 'g'),
    (_, whole, part = '') => sayMoney(whole, part, name),
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{3}){1,2}|\d{1,9}),(\d\d)\s?${sign}(?!\p{L})`,
      'gu',
    ),
    (_, whole, part) => sayMoney(whole, part, name),
  ],
]);

/** What recipes measure in parts: "drei Viertel l". */
const PART_UNITS = [
  ['kg', 'Kilogramm'],
  ['km', 'Kilometer'],
  ['l', 'Liter'],
  ['m', 'Meter'],
  ['h', 'Stunde'],
  ['%', 'Prozent'],
] as const;

/** "3,50 €", "5 ct", "1 m lang", "100 km/h", "1 kg", "-5 °C". */
export const measureRules: readonly Rule[] = [
  [
    /(?<![\d,])(\d{1,4})-(?:(m)|(km)|(kg)|(l)|(g)|(cm)|€)-(?=\p{Lu})/gu,
    (_, number, ...signs) => {
      const names = ['Meter', 'Kilometer', 'Kilo', 'Liter', 'Gramm', 'Zentimeter'];
      return `${number} ${names[signs.slice(0, 6).findIndex(Boolean)] ?? 'Euro'} `;
    },
  ],
  ...moneyRules,
  ...unitRules,
  ...PART_UNITS.map(
    ([sign, name]): Rule => [
      new RegExp(`(?<=(?:halb|[tl]el) )${sign}(?![\\p{L}\\d/])`, 'gu'),
      name,
    ],
  ),
  [/(?<![\p{L}\d])§\s?/gu, 'Paragraf '],
];
