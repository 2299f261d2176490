import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import { ReadingAnswer } from './reading-answer.ts';
import { ReadingText } from './reading-text.ts';

/**
 * Texts read one after the other (SPEC 4: start reading, listening, analysing, answered). It is also
 * the form in which reading is kept over a reload, so what could not be read on does not parse.
 */
export const ReadingSession = z
  .object({
    /** Chosen at the beginning, so that it counts once however often it is reported. */
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
