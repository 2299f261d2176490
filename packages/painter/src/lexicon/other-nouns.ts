import { foldWord } from '@lux/german-text/fold-letters.ts';
import type { LexiconEntry } from './drawing-words.ts';
import { readWordSet } from './read-word-set.ts';

let nouns: Set<string> | undefined;

/** A real noun without a drawing that only comes near another one's word. */
export function isOtherNoun(word: string): boolean {
  nouns ??= readWordSet('other-nouns');
  const folded = foldWord(word);
  return nouns.has(folded) || nouns.has(folded.replace(/(?<=....)(s|n|en)$/, ''));
}

/** Found by the tags of emoji: those are given by what a drawing reminds of. */
const isByTag = ({ rank }: LexiconEntry) => rank >= 2.5;

/** "Toaster" shares its stem with Toast; "Gabeln" is a form of Gabel. */
const isForm = (folded: string, label: string) =>
  folded.startsWith(label) && /^(n|en|e|s|es|nen)?$/.test(folded.slice(label.length));

/** Whether a drawing found for a word is of another thing. */
export function isOfAnother(word: string, entry: LexiconEntry): boolean {
  if (!isByTag(entry)) return false;
  const isStem = entry.rank % 1 > 0;
  return isOtherNoun(word) || (isStem && !isForm(foldWord(word), foldWord(entry.label)));
}
