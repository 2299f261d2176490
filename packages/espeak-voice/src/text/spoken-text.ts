import type { espeakVoices } from '../voices.ts';

type Replacement = readonly [pattern: RegExp, spoken: string];

const everywhere: Replacement[] = [
  [/https?:\/\/\S+|www\.\S+/gi, ' '],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}/gu, ' '],
  [/^\s*(?:[-*•]|#+)\s+/gm, ''],
  [/[*_`~#|<>{}[\]\\^]/g, ' '],
  [/[„“”«»"]/g, ' '],
];

const number = String.raw`(\d+(?:,\d+)?)\s?`;
const unit = (symbol: string, spoken: string): Replacement => [
  new RegExp(`${number}${symbol}(?![\\p{L}\\d²³])`, 'gu'),
  `$1 ${spoken}`,
];

/** Signs of sums; read first, because some of them would otherwise be dropped as markup. */
const germanSums: Replacement[] = [
  [/(\d)\s*\+\s*(?=\d)/g, '$1 plus '],
  [/(\d)\s*[×·*]\s*(?=\d)/g, '$1 mal '],
  [/(\d)\s+[:÷/]\s+(?=\d)/g, '$1 geteilt durch '],
  [/(\d)\s+[–−-]\s+(?=\d)/g, '$1 minus '],
  [/\s*=\s*/g, ' ist gleich '],
];

/** Abbreviations, units and signs as a teacher would read them aloud; order matters. */
const german: Replacement[] = [
  [/\bz\.\s?B\./g, 'zum Beispiel'],
  [/\bd\.\s?h\./g, 'das heißt'],
  [/\bu\.\s?a\./g, 'unter anderem'],
  [/\bv\.\s?Chr\./g, 'vor Christus'],
  [/\bn\.\s?Chr\./g, 'nach Christus'],
  [/\b(?:usw|etc)\.(?=\s+\p{Lu}|\s*$)/gu, 'und so weiter.'],
  [/\b(?:usw|etc)\./g, 'und so weiter'],
  [/\bbzw\./g, 'beziehungsweise'],
  [/\bca\./g, 'ungefähr'],
  [/\bevtl\./g, 'vielleicht'],
  [/\bDr\./g, 'Doktor'],
  [/\bNr\./g, 'Nummer'],
  [/\bMio\./g, 'Millionen'],
  [/\bMrd\./g, 'Milliarden'],
  [/(?<=\d)\.(?=\d{3}(?!\d))/g, ''],
  [/\b(\d{1,2}):00\sUhr\b/g, '$1 Uhr'],
  [/\b(\d{1,2}):0?(\d{1,2})(?:\sUhr\b)?/g, '$1 Uhr $2'],
  unit('km/h', 'Kilometer pro Stunde'),
  unit('m/s', 'Meter pro Sekunde'),
  unit('km²', 'Quadratkilometer'),
  unit('m²', 'Quadratmeter'),
  unit('m³', 'Kubikmeter'),
  unit('km', 'Kilometer'),
  unit('cm', 'Zentimeter'),
  unit('mm', 'Millimeter'),
  unit('m', 'Meter'),
  unit('kg', 'Kilogramm'),
  unit('g', 'Gramm'),
  unit('ml', 'Milliliter'),
  unit('l', 'Liter'),
  unit('°\\s?C', 'Grad Celsius'),
  unit('°', 'Grad'),
  unit('%', 'Prozent'),
  unit('€', 'Euro'),
  [/(\d)\s?[–-]\s?(?=\d+\s+\p{L})/gu, '$1 bis '],
  [/\s*&\s*/g, ' und '],
  // "1969" is read as neunzehnhundert neunundsechzig, not as eintausend…
  [/(?<![\d,])(1[1-9])00(?![\d,])/g, '$1 hundert'],
  [/(?<![\d,])(1[1-9])0?([1-9]\d?)(?![\d,])(?<=\d{4})/g, '$1 hundert $2'],
  [/\s+[–—-]\s+/g, ', '],
  [/[()]/g, ', '],
];

/** Cleans a text for reading aloud: symbols that would be spelt out go, abbreviations and units become words. */
export function espeakText(text: string, language: keyof typeof espeakVoices): string {
  const rules = language === 'de-DE' ? [...germanSums, ...everywhere, ...german] : everywhere;
  const spoken = rules.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    text.normalize('NFC'),
  );
  return spoken
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/,(?=[,.!?;:])/g, '')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}
