import { foldWord } from '@lux/german-text/fold-letters.ts';
import { readWordSet } from './read-word-set.ts';

let words: Set<string> | undefined;

/** Everyday words that are no things; they are never a misspelt noun. */
export function isCommonWord(word: string): boolean {
  words ??= readWordSet('common-words');
  const folded = foldWord(word);
  return words.has(folded) || words.has(folded.replace(/(?<=...)(e|er|es|en|em)$/, ''));
}
