import { storyWords } from './story-words.ts';
import type { VerbForms } from './verb-forms.ts';

/** What stands in braces or brackets in any text of `blocks` and is neither a verb's form nor a word of ours. */
export function findUnknownForms(blocks: object, verbs: VerbForms): string[] {
  const plurals = new Set(Object.values(verbs).map(([several]) => several));
  const text = JSON.stringify(blocks);
  const inBrackets = [...text.matchAll(/\[([\p{Ll}]+)\]/gu)].map(([, word]) => word ?? '');
  const inBraces = [...text.matchAll(/\{([\p{L}.]+)\}/gu)].map(([, word]) => word ?? '');
  const unknown = [
    ...inBrackets.filter((word) => !Object.hasOwn(verbs, word) && !plurals.has(word)),
    ...inBraces.filter((word) => !Object.hasOwn(verbs, word) && !storyWords.has(word)),
  ];
  return [...new Set(unknown)];
}
