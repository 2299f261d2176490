import type { ExamQuestion } from './load-exam.ts';

/**
 * What `levelPrompts` ask of a model, with a third of tolerance: nobody stumbles over one sentence that
 * is two words longer.
 */
const LIMITS: Record<
  ExamQuestion['level'],
  { averageWords: number; longestWords: number; words: number }
> = {
  young: { averageWords: 13, longestWords: 20, words: 80 },
  older: { averageWords: 18, longestWords: 26, words: 120 },
};

/** Lists, headings, links, emphasis, emojis and formulas sound odd when they are read aloud. */
const UNSPEAKABLE =
  /^\s*(?:[-*•#]|\d+[.)])\s|\*\*|__|https?:|\]\(|\p{Extended_Pictographic}|\\\(|\$\$/mu;

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** What is too hard for the age in a text, as a German sentence; null where nothing is. */
export function findTooHard(
  sentences: readonly string[],
  level: ExamQuestion['level'],
): string | null {
  const lengths = sentences.map(wordsOf).filter((words) => words > 0);
  const words = lengths.reduce((one, other) => one + other, 0);
  const limits = LIMITS[level];
  if (sentences.some((sentence) => UNSPEAKABLE.test(sentence))) {
    return 'Enthält Listen, Zeichen oder Links, die vorgelesen seltsam klingen.';
  }
  if (words > limits.words) return `Zu lang: ${words} Wörter (höchstens ${limits.words}).`;
  const longest = Math.max(0, ...lengths);
  if (longest > limits.longestWords) {
    return `Ein Satz mit ${longest} Wörtern (höchstens ${limits.longestWords}).`;
  }
  const average = words / Math.max(1, lengths.length);
  return average > limits.averageWords
    ? `Im Mittel ${Math.round(average)} Wörter in einem Satz (höchstens ${limits.averageWords}).`
    : null;
}
