import { z } from 'zod';

/**
 * What was asked, by a key that stays the same: `math:8+5` (of larger sums the family,
 * `math:add-100`), `letter:S`, `syllable:ma`, `word:Igel`, `reading:sentence-001`, `quiz:space`. Never a
 * child's words: a key has no spaces.
 */
export const TaskKey = z.string().regex(
  // Latin letters by their range: readers of the API document may not know classes like \p{L}.
  /^(math|letter|syllable|word|reading|quiz):[\wÀ-ɏẞ+*/:,.-]{1,60}$/,
  'Diese Aufgabe ist unbekannt.',
);
export type TaskKey = z.infer<typeof TaskKey>;

/** One answer of a round (CLASSROOM "Settled details"). */
export const AnsweredTask = z.object({
  task: TaskKey,
  isRight: z.boolean(),
  /** From seeing the task to answering it; away from the screen does not count. */
  seconds: z.number().min(0).max(3_600),
  /** How fast a text was read aloud; only of readings that were heard. */
  wordsPerMinute: z.int().min(1).max(400).optional(),
  /** Which share of a text's words was heard, 0 to 1. */
  shareRead: z.number().min(0).max(1).optional(),
});
export type AnsweredTask = z.infer<typeof AnsweredTask>;
