/** Small numbers, which recognisers write as words or digits. */
const NUMBERS = new Map(
  [
    ['null'],
    ['ein', 'eins', 'eine', 'einen', 'einer', 'einem'],
    ['zwei', 'zwo'],
    ['drei'],
    ['vier'],
    ['fünf'],
    ['sechs'],
    ['sieben'],
    ['acht'],
    ['neun'],
    ['zehn'],
    ['elf'],
    ['zwölf'],
  ].flatMap((words, value) => words.map((word) => [word, String(value)] as const)),
);
const TENS = new Map([
  ['zwanzig', '20'],
  ['dreißig', '30'],
  ['vierzig', '40'],
  ['fünfzig', '50'],
  ['sechzig', '60'],
  ['siebzig', '70'],
  ['achtzig', '80'],
  ['neunzig', '90'],
  ['hundert', '100'],
  ['einhundert', '100'],
  ['tausend', '1000'],
  ['eintausend', '1000'],
]);

/** A sentence as comparable words: lower case, without punctuation, small numbers as digits. */
export function spokenWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/(\d)\.(?=\d{3}\b)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => NUMBERS.get(word) ?? TENS.get(word) ?? word);
}
