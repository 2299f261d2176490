import type { Judgement } from './classifier/classify.ts';

/** Fewer words may be a name or a word to be explained. */
const FEWEST_WORDS = 4;
/** Below this share of known words a text is in no language the gate has learnt. */
const KNOWN_SHARE = 0.25;
const FEWEST_LETTERS = 2;

/** Whether a text is mostly in a script that the gate has not learnt: Greek, Hebrew, Chinese. */
export function isForeignScript(normalised: string): boolean {
  const letters = normalised.match(/\p{L}/gu)?.length ?? 0;
  const known =
    normalised.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS && known * 2 < letters;
}

/** Whether a text of a known script is mostly in a language that nothing here can judge. */
export function isUnreadable(judged: readonly Judgement[]): boolean {
  return (
    judged.length > 0 &&
    judged.every(({ words }) => words.all >= FEWEST_WORDS && words.known < words.all * KNOWN_SHARE)
  );
}
