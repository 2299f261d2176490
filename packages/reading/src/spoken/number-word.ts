// biome-ignore format: as they are counted
const SMALL = [
  'null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn',
  'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn',
];
// biome-ignore format: as they are counted
const TENS = [
  '', 'zehn', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig',
];

/** A whole number from 0 to 999,999 as German says it: `einhunderteins`. */
export function numberWord(number: number): string {
  if (number >= 1000) return join(Math.floor(number / 1000), 'tausend', number % 1000);
  if (number >= 100) return join(Math.floor(number / 100), 'hundert', number % 100);
  const small = SMALL[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  const ones = number % 10;
  return ones === 0 ? tens : `${stem(ones)}und${tens}`;
}

function join(count: number, unit: string, rest: number): string {
  return `${stem(count)}${unit}${rest === 0 ? '' : numberWord(rest)}`;
}

/** Before another word the one has no s: "einhundert". */
function stem(number: number): string {
  return numberWord(number).replace(/eins$/, 'ein');
}
