/** A question made of one sentence, before its options are dealt. */
export interface DraftQuestion {
  question: string;
  answer: string;
  wrong: readonly string[];
  /** The teacher's sentence. */
  source: string;
}

/** What stands in the place of the missing word. */
export const GAP = '___';

/** The sentence with this word, or these words, left out; null where they stand in it twice. */
export function leaveOut(sentence: string, said: string): string | null {
  const escaped = said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = [
    ...sentence.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu')),
  ];
  const [only] = found;
  if (!only || found.length > 1) return null;
  return `${sentence.slice(0, only.index)}${GAP}${sentence.slice(only.index + said.length)}`;
}
