import { z } from 'zod';
import { Id, VisitorToken } from '../common/ids.ts';

/** A subject to be quizzed about: nature, space, history, science (SPEC 2, 3). */
export const QuizCategory = z.object({
  id: z.enum(['nature', 'space', 'history', 'science']),
  /** German, as a child reads it on the card. */
  name: z.string(),
  description: z.string(),
});
export type QuizCategory = z.infer<typeof QuizCategory>;

const MATERIAL = 'material:';

/** A quiz of the child's teacher, played as the subjects are while its lesson offers it (CLASSROOM "Materials"). */
export const MaterialCategory = z.templateLiteral([MATERIAL, Id]);
export type MaterialCategory = z.infer<typeof MaterialCategory>;

/** What a round may be about. */
export const RoundCategory = z.union([QuizCategory.shape.id, MaterialCategory]);
export type RoundCategory = z.infer<typeof RoundCategory>;

/** The material that a category plays; null of our own subjects. */
export function materialOf(category: RoundCategory): Id | null {
  return category.startsWith(MATERIAL) ? category.slice(MATERIAL.length) : null;
}

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
  category: RoundCategory,
  /** Questions in the round (SPEC 9: five); a material that has fewer gives all of them. */
  count: z.int().min(1).max(20).default(5),
  /** Texts of questions the child already had; they do not come again while others are left. */
  excludedQuestions: z.array(z.string().max(400)).max(500).default([]),
  /** Ours beside SPEC 7: how hard the questions may be. Absent: mixed. */
  ageGroup: AgeGroup.optional(),
  visitorToken: VisitorToken.optional(),
});
export type QuizRequest = z.infer<typeof QuizRequest>;

/** What the bff asks of games: `POST /quiz/generate`. Materials are dealt where they are kept. */
export const QuizRoundOrder = QuizRequest.omit({ visitorToken: true }).extend({
  category: QuizCategory.shape.id,
});
export type QuizRoundOrder = z.infer<typeof QuizRoundOrder>;
