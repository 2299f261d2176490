/** The words of 0 to 19. */
export const SMALL_NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
/** The words of the tens; the first two have none of their own. */
export const TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(
  ' ',
);
const MILLION = 1_000_000;

/**
 * A whole number from 0 to 999 999 999 in German words, as one reads it out: 21 is "einundzwanzig",
 * 1000 "eintausend", 1 000 000 "eine Million". @throws RangeError for any other number.
 */
export function numberWord(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 1_000 * MILLION) {
    throw new RangeError(`There is no word here for ${value}.`);
  }
  if (value < MILLION) return belowMillion(value);
  const millions = Math.floor(value / MILLION);
  const rest = value % MILLION;
  const count = millions === 1 ? 'eine Million' : `${attached(belowThousand(millions))} Millionen`;
  return rest === 0 ? count : `${count} ${belowMillion(rest)}`;
}

function belowMillion(value: number): string {
  if (value < 1_000) return belowThousand(value);
  const thousands = attached(belowThousand(Math.floor(value / 1_000)));
  return `${thousands}tausend${value % 1_000 === 0 ? '' : belowThousand(value % 1_000)}`;
}

function belowThousand(value: number): string {
  if (value < 100) return belowHundred(value);
  const hundreds = attached(SMALL_NUMBERS[Math.floor(value / 100)] ?? '');
  return `${hundreds}hundert${value % 100 === 0 ? '' : belowHundred(value % 100)}`;
}

function belowHundred(value: number): string {
  const small = SMALL_NUMBERS[value];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${attached(SMALL_NUMBERS[value % 10] ?? '')}und${ten}`;
}

/** Before another part of a word, eins loses its s. */
function attached(word: string): string {
  return word.replace(/eins$/, 'ein');
}
