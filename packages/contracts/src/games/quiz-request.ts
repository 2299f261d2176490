import { z } from 'zod';
import { AgeGroup } from '../common/age-group.ts';
import { VisitorToken } from '../common/visitor-token.ts';
import { QuizCategory } from './quiz-category.ts';

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
