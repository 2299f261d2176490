/**
 * How long the stand-ins of models take, for themselves and for those who measure what is added to it.
 * Neither is a real model's time: what matters is that it stays the same in every run.
 */

/** A lesson's model, voice and painter take so long for anything, in milliseconds. */
export const lessonUpstreamMs = 400;

/** What the stand-in writes for a quiz, far faster than any real model, so that the ratio is not flattered. */
export const quizSchedule = {
  questions: 15,
  pieces: 100,
  /** A real model needs ten times as long for so much text. */
  wholeMs: 1_000,
} as const;
