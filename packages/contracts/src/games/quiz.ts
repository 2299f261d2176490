import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';

/** A subject to be quizzed about: nature, space, history, science (SPEC 2, 3). */
export const QuizCategory = z.object({
  id: z.enum(['nature', 'space', 'history', 'science']),
  /** German, as a child reads it on the card. */
  name: z.string(),
  description: z.string(),
});
export type QuizCategory = z.infer<typeof QuizCategory>;

/**
 * One question of a quiz round (SPEC 3): two to six different options, `correctAnswer` is the index
 * of the right one.
 */
export const QuizQuestion = z
  .object({
    question: z.string().trim().min(1).max(400),
    options: z.array(z.string().trim().min(1).max(200)).min(2).max(6),
    correctAnswer: z.int().min(0),
    explanation: z.string().trim().min(1).max(1_000),
  })
  .refine(
    ({ options }) => new Set(options.map((one) => one.toLowerCase())).size === options.length,
    {
      path: ['options'],
      message: 'Die Antworten müssen verschieden sein.',
    },
  )
  .refine(({ options, correctAnswer }) => correctAnswer < options.length, {
    path: ['correctAnswer'],
    message: 'Die richtige Antwort fehlt.',
  });
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** How old a child is, as SPEC 3 groups them: 6 to 8, 9 to 11, 12 and older. */
export const AgeGroup = z.enum(['small', 'medium', 'large']);
export type AgeGroup = z.infer<typeof AgeGroup>;

/** Body of `POST /api/quiz/generate` (SPEC 7). */
export const QuizRequest = z.object({
  category: QuizCategory.shape.id,
  /** Questions in the round (SPEC 9: five). */
  count: z.int().min(1).max(20).default(5),
  /** Texts of questions the child already had; they do not come again while others are left. */
  excludedQuestions: z.array(z.string().max(400)).max(500).default([]),
  /** Ours beside SPEC 7: how hard the questions may be. Absent: mixed. */
  ageGroup: AgeGroup.optional(),
  visitorToken: VisitorToken.optional(),
});
export type QuizRequest = z.infer<typeof QuizRequest>;
