import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { namedWords } from './lead-in.ts';

const ARTICLE = /^eine?[nmrs]?$/u;

/** The numbers a child names, and nothing else beside: "jetzt die 35"; none where more is told. */
export function numbersNamed(said: string): number[] {
  const words = namedWords(said).filter((word) => !ARTICLE.test(word));
  const numbers = words.flatMap((word) => {
    const number = /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
    return number === null || number < 1 ? [] : number;
  });
  return numbers.length === words.length ? numbers : [];
}
