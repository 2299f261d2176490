import { foldWord } from './fold-word.ts';

/** All words of a sentence, small ones included: "in den Bauch" and "aus dem Bauch" differ only in these. */
export function plainWords(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(foldWord));
}
