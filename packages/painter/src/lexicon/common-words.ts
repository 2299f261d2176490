import { readFileSync } from 'node:fs';
import { foldWord } from '@lux/german-text/fold-letters.ts';

let words: Set<string> | undefined;

/** Everyday words that are no things; they are never a misspelt noun. */
export function isCommonWord(word: string): boolean {
  words ??= new Set(
    readFileSync(new URL('../../data/common-words.txt', import.meta.url), 'utf8')
      .replace(/^#.*$/gm, '')
      .split(/\s+/)
      .filter(Boolean)
      .map(foldWord),
  );
  const folded = foldWord(word);
  return words.has(folded) || words.has(folded.replace(/(?<=...)(e|er|es|en|em)$/, ''));
}
