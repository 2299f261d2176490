/** What the fake model writes, far faster than any real one, so that the ratio is not flattered. */
export const quizSchedule = {
  questions: 15,
  pieces: 100,
  /** A real model needs ten times as long for so much text. */
  wholeMs: 1_000,
} as const;
