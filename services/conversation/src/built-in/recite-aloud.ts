import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

const POLITE = '(?:bitte|lux|mal|mir|uns|doch|laut|für mich|langsam)';
const COUNTS = new RegExp(
  `^(?:(?:kannst|könntest) du )?(?:${POLITE} )*(?:zähle?n?)(?: ${POLITE})*(?: von (?:eins|1))? bis (?:zur )?(?<to>\\d{1,3}|\\p{L}+)(?: ${POLITE}| zählen| vor)*[?.! ]*$`,
  'iu',
);
const ALPHABET = new RegExp(
  `^(?:(?:kannst|könntest) du )?(?:${POLITE} )*(?:sage?|sprich|nenne?) ?(?:${POLITE} )*(?:das |mir das )?(?:abc|alphabet)(?: ${POLITE})*(?: auf| aufsagen| sagen| vor)?[?.! ]*$`,
  'iu',
);
/** Nobody listens for longer. */
const MOST = 30;

/** "Zähl bis zwanzig", "sag das ABC auf": LUX does it; null where nothing is to be said in a row. */
export function reciteAloud(said: string): string | null {
  if (ALPHABET.test(said)) return `${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join(', ')}.`;
  const to = COUNTS.exec(said)?.groups?.to;
  if (to === undefined) return null;
  const last = /^\d/u.test(to) ? Number(to) : parseNumberWord(to);
  if (last === null || last < 1) return null;
  if (last > MOST)
    return `Das dauert mir zu lange. Bis ${MOST} zähle ich gern, zähl du dann weiter!`;
  const numbers = Array.from({ length: last }, (_, at) => numberWord(at + 1)).join(', ');
  return `${numbers.charAt(0).toUpperCase()}${numbers.slice(1)}.`;
}
