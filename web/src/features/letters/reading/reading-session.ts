import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';

/** How one text was read. */
export const ReadingAnswer = z.object({
  /** In the text's order, as `splitText` of the reading package splits it. */
  words: z.array(z.object({ word: z.string(), state: z.enum(['read', 'again', 'unheard']) })),
  /** SPEC 5: above the threshold, or somebody says so. */
  isCorrect: z.boolean(),
  /** Null if unknown. */
  wordsPerMinute: z.int().positive().nullable(),
  /** Heard by a recogniser, typed, said by the child itself, or by an adult. */
  way: z.enum(['heard', 'typed', 'self', 'adult']),
});
export type ReadingAnswer = z.infer<typeof ReadingAnswer>;

/** A sentence or a short story to be read. */
export const ReadingText = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  /** Null for sentences. */
  title: z.string().min(1).nullable(),
  /** Code of an OpenMoji drawing; null for sentences. */
  drawing: z.string().min(1).nullable(),
});
export type ReadingText = z.infer<typeof ReadingText>;

/**
 * Texts read one after the other (SPEC 4: start reading, listening, analysing, answered). A session
 * is stored in this form across reloads, so one that could not be continued does not parse.
 */
export const ReadingSession = z
  .object({
    /** Chosen at the start: the session counts once, however often it is reported. */
    id: Id,
    texts: z.array(ReadingText).min(1),
    /** Of the texts that are done, in order, and of the one on the screen once it is answered. */
    answers: z.array(ReadingAnswer),
    step: z.enum(['ready', 'listening', 'analysing', 'answered']),
    /** Time spent on it; long absences do not count. */
    playedMs: z.number().min(0),
    /** When something last happened, in ms since 1970. */
    lastAt: z.number(),
  })
  .refine(({ texts, answers, step }) => {
    const index = answers.length - (step === 'answered' ? 1 : 0);
    return index >= 0 && (index < texts.length || (index === texts.length && step === 'ready'));
  });
export type ReadingSession = z.infer<typeof ReadingSession>;

/** Which text is on the screen, counted from 0; the number of texts when none is left. */
export function readingIndex({ answers, step }: ReadingSession): number {
  return answers.length - (step === 'answered' ? 1 : 0);
}
