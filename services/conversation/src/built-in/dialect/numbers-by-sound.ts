import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

/** How numbers are heard, and how they are written: "fümfundreißich", "sibn", "fuffzich". */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/f[üu]mf/gu, 'fünf'],
  [/fuff(?=z)/gu, 'fünf'],
  [/^(?:sibn|siebn|siem|sibm|siebm|sim|siben)(?=$|un)/u, 'sieben'],
  [/(?<=^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun))un(?:t|d)?(?=[zdvfsan])/u, 'und'],
  [/(?:zich|zisch|zik|zech|tzig)$/u, 'zig'],
  [/drei(?:ß|ss|s)i(?:ch|sch|g|k)$/u, 'dreißig'],
  [/undreißig$/u, 'unddreißig'],
  [/^sex(?=un)/u, 'sechs'],
];
const FEWEST_LETTERS = 4;

/** Numbers that are written as they sound, as they stand in books; all other words stay. */
export const numbersBySound = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    if (lower.length < FEWEST_LETTERS || parseNumberWord(lower) !== null) return word;
    const written = HEARD.reduce((said, [sound, spelt]) => said.replace(sound, spelt), lower);
    return written !== lower && parseNumberWord(written) !== null ? written : word;
  });
