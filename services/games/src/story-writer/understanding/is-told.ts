import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { splitWords } from '../grammar/words.ts';

/** So many of a block's longer words are rarely in a text by chance. */
const SHARE = 0.6;
const LONG_WORD = 5;
const ARTICLE = /^eine[mnrs]?$/;

/** Whether a text, ours continued by a child, already has a block: its mark and most of its words. */
export function isTold(block: Record<AgeGroup, string> & { mark?: string }, text: string): boolean {
  if (block.mark !== undefined && !text.includes(block.mark)) return false;
  const words = new Set(splitWords(text).map((word) => word.toLowerCase()));
  return AgeGroup.options.some((age) => {
    const own = splitWords(block[age].replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' '))
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= LONG_WORD && !ARTICLE.test(word));
    const shared = own.filter((word) => words.has(word)).length;
    // A short block (`Eine gute Fee kam.`) is known by its mark alone.
    if (own.length === 0) return block.mark !== undefined;
    return shared >= own.length * SHARE;
  });
}
