import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';

/** What every game that asks has in common; `correctAnswer` is the index of the right option. */
export const RoundQuestion = z
  .object({
    question: z.string().min(1),
    options: z.array(z.string().min(1)).min(2).max(6),
    correctAnswer: z.int().min(0),
    explanation: z.string(),
    /** Under which the answer is counted (contracts `TaskKey`); absent where it is not. */
    task: z.string().optional(),
  })
  .refine(({ options, correctAnswer }) => correctAnswer < options.length);
export type RoundQuestion = z.infer<typeof RoundQuestion>;

/**
 * Questions asked one by one. A round is stored in this form across reloads, so one that could not
 * be continued does not parse.
 */
export const Round = z
  .object({
    /** Chosen at the start: the round counts once, however often it is reported. */
    id: Id,
    questions: z.array(RoundQuestion).min(1),
    /** The choices of the checked questions, in order. */
    given: z.array(z.int().min(0)),
    /** What is chosen for the question on the screen. */
    chosen: z.int().min(0).nullable(),
    /** The question on the screen is locked and explained. */
    isChecked: z.boolean(),
    /** The child checked without having chosen. */
    isWarned: z.boolean(),
    /** Time spent on it; long absences do not count. */
    playedMs: z.number().min(0),
    /** `playedMs` when the question on the screen was asked. */
    askedMs: z.number().min(0).default(0),
    /** How long each checked question took. */
    answeredMs: z.array(z.number().min(0)).default([]),
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

/** `at` in ms since 1970; `id` as contracts `Id` has it. */
export function startRound(questions: RoundQuestion[], id: string, at: number): Round {
  return {
    id,
    questions,
    given: [],
    chosen: null,
    isChecked: false,
    isWarned: false,
    playedMs: 0,
    askedMs: 0,
    answeredMs: [],
    lastAt: at,
  };
}

/** Which question is on the screen, counted from 0; the number of questions when none is left. */
export function questionIndex({ given, isChecked }: Round): number {
  return given.length - (isChecked ? 1 : 0);
}

/** True once the last explanation was left behind. */
export function isRoundFinished(round: Round): boolean {
  return questionIndex(round) === round.questions.length;
}

/** How many checked choices were right (SPEC 4). */
export function roundScore({ questions, given }: Round): number {
  return given.filter((choice, index) => choice === questions[index]?.correctAnswer).length;
}
