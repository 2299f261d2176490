import type { ReadingAnswer } from './reading-answer.ts';

/** More than this at once is no offer any more. */
const MOST = 6;

/** The words worth practising: read otherwise, each once. What was not heard is nobody's fault. */
export function hardWords({ words }: ReadingAnswer): string[] {
  const again = words.filter(({ state }) => state === 'again').map(({ word }) => word);
  return [...new Set(again)].slice(0, MOST);
}
