/** Whether the syllables, joined, are the word. */
export function isSplitOf({ word, syllables }: { word: string; syllables: readonly string[] }) {
  return syllables.join('') === word;
}
