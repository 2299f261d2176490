import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import { RoundQuestion } from './round-question.ts';

/**
 * Questions asked one by one. It is also the form in which a round is kept over a reload, so what
 * could not be played on does not parse.
 */
export const Round = z
  .object({
    /** Chosen when the round begins, so that it counts once however often it is reported. */
    id: Id,
    questions: z.array(RoundQuestion).min(1),
    /** The choices of the checked questions, in order. */
    given: z.array(z.int().min(0)),
    /** What is chosen for the question on the screen. */
    chosen: z.int().min(0).nullable(),
    /** The question on the screen is locked and explained. */
    isChecked: z.boolean(),
    /** Somebody checked without having chosen. */
    isWarned: z.boolean(),
    /** Time spent on it; long absences do not count. */
    playedMs: z.number().min(0),
    /** When something last happened, in ms since 1970. */
    lastAt: z.number(),
  })
  .refine(({ questions, given, chosen, isChecked }) => {
    const index = given.length - (isChecked ? 1 : 0);
    const options = questions[index]?.options.length ?? 0;
    const isChoiceThere = chosen === null ? !isChecked : chosen < options;
    const isOver = index === questions.length && chosen === null;
    return index >= 0 && (isOver || (index < questions.length && isChoiceThere));
  });
export type Round = z.infer<typeof Round>;
