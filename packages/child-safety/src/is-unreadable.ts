import type { Judgement } from './classifier/classify.ts';

/** Fewer words may be a name or a word to be explained. */
const FEWEST_WORDS = 4;
/** Below this share of known words a text is in no language the gate has learnt. */
const KNOWN_SHARE = 0.25;
const FEWEST_LETTERS = 2;

/** Whether a text is mostly in a script or a language that nothing here can judge. */
export function isUnreadable(normalised: string, judged: readonly Judgement[]): boolean {
  const letters = normalised.match(/\p{L}/gu)?.length ?? 0;
  const known =
    normalised.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/gu)?.length ?? 0;
  if (letters >= FEWEST_LETTERS && known * 2 < letters) return true;
  return (
    judged.length > 0 &&
    judged.every(({ words }) => words.all >= FEWEST_WORDS && words.known < words.all * KNOWN_SHARE)
  );
}
