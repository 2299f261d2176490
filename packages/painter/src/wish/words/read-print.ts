import { readNumber } from './read-number.ts';

/** What is said to be on a shirt: "mit der Nummer 7 auf dem Trikot", "mit einem L auf dem Pulli". */
const SHIRT =
  '(?:fußball)?(?:trikot|t-shirt|shirt|pulli|pullover|hemd|jacke|brust|bauch|rücken|kleid|kapuzenpulli|hoodie)s?';
const SIGN =
  '(\\d{1,2}|\\p{Lu}(?!\\p{L})|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)';
const NAMED = '(?:rückennummer|nummer|zahl|buchstaben?|trikotnummer)';
const ON = `(?:auf|an)\\s+(?:dem|seinem|ihrem|meinem|der|seiner|ihrer|m)\\s+${SHIRT}`;

const PATTERNS = [
  new RegExp(
    `\\s*,?\\s*mit\\s+(?:der|einer|dem|einem|ner)\\s+(?:\\p{Ll}+\\s+)?(?:${NAMED}\\s+)?${SIGN}\\s+${ON}`,
    'iu',
  ),
  new RegExp(
    `\\s*,?\\s*mit\\s+(?:der|einer|dem|einem|ner)?\\s*(?:\\p{Ll}+\\s+)?${NAMED}\\s+${SIGN}(?!\\p{L})(?:\\s+drauf)?`,
    'iu',
  ),
  new RegExp(
    `\\s*${ON}\\s+(?:steht|ist)\\s+(?:die|eine|der|ein)\\s+(?:\\p{Ll}+\\s+)?(?:${NAMED}\\s+)?${SIGN}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`\\s+(?:mit|und)\\s+(?:der|die|einer|eine|einem|ein|dem)\\s+${SIGN}\\s+drauf`, 'iu'),
];

/** Takes the number or letter on a shirt out of a wish; the rest is read as usual. */
export function readPrint(text: string): { rest: string; print?: string } {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    const sign = found?.[1] ?? '';
    const print = sign.length > 2 ? String(readNumber(sign) ?? '') || '1' : sign.toUpperCase();
    if (found && print) return { rest: text.replace(found[0], ''), print };
  }
  return { rest: text };
}
