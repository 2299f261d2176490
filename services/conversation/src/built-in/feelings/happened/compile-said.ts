import { firstNames } from '@lux/german-text/first-names.ts';
import { writeOutWords } from '../../remarks/plain.ts';

const NAME = `(?:der |die |den |dem )?(?:${Object.values(firstNames).flat().join('|')})`;
const GAP = String.raw`(?: [\p{L}\p{N}-]+){0,4}? `;

/** A saying with its marks taken out and its capitals kept. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/[’'`´]/gu, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * A pattern of `data/happenings`: a regular expression over whole words in which `<name>` is a family, `..` up
 * to four words, and a named group a part of the child's words that LUX says again.
 */
export function compileSaid(pattern: string, words: Record<string, string>): RegExp {
  const written = writeOutWords(pattern, { ...words, name: NAME })
    .replaceAll(' .. ', GAP)
    .replaceAll('\\w+', String.raw`[\p{L}\p{N}-]+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written})(?![\p{L}\p{N}])`, 'iu');
}
