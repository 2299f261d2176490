import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';
import { QuizItem } from '../quiz-item.ts';

/** YAML reads an unquoted 8 as a number; teachers need not know that. */
const text = z.union([z.string(), z.int()]).transform(String);

/** An entry of `data/quiz/<category>.yaml`. */
export const BankQuestion = z
  .object({
    /** Never given twice, so that a question can be talked about. */
    id: z.string().regex(/^[a-z]+-\d{3}$/),
    ageGroup: AgeGroup,
    question: z.string(),
    answer: text,
    wrong: z.array(text).length(3),
    explanation: z.string().min(40),
    /** Where a teacher can look it up. */
    source: z.string().min(3),
  })
  .strict()
  .transform(({ id, ageGroup, source, ...item }, context) => {
    const parsed = QuizItem.safeParse(item);
    if (parsed.success) return { id, ageGroup, source, ...parsed.data };
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: 'custom', path, message });
    }
    return z.NEVER;
  });
export type BankQuestion = z.infer<typeof BankQuestion>;
