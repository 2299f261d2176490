import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';
import { TaskKey } from './answered-task.ts';

/** School years 1–2, 3–4 and 5–6 (SPEC 9). */
export const MathDifficulty = z.enum(['easy', 'medium', 'hard']);
export type MathDifficulty = z.infer<typeof MathDifficulty>;

/** A kind of sum, shown to children as +, −, · and : (SPEC 2). */
export const MathOperation = z.enum(['+', '-', '*', '/']);
export type MathOperation = z.infer<typeof MathOperation>;

/**
 * One sum with its choices (SPEC 3). `correctAnswer` is the index of the right option. Numbers are
 * written as in German schools: comma before decimals, · and : as signs.
 */
export const MathProblem = z.object({
  problem: z.string().min(1),
  options: z.array(z.string().min(1)).min(2).max(6),
  correctAnswer: z.int().min(0),
  /** The way to the solution, in words a child follows. */
  explanation: z.string().min(1),
  /** Under which its answer is counted. */
  task: TaskKey.optional(),
});
export type MathProblem = z.infer<typeof MathProblem>;

/** What a child should meet in a round, as games is asked by the bff (CLASSROOM "Progress"). */
export const MathPractice = z.object({
  /** What is asked first, the most needed at the front: tasks, or families of tasks. */
  tasks: z.array(TaskKey).max(100),
  /** A teacher's choice: nothing else is asked. */
  isFixed: z.boolean(),
  /** Families the child has met; at most one other comes into a round. Empty: any may. */
  knownFamilies: z.array(z.string().max(40)).max(100),
  /** Single sums the child is sure of: others of their families are rather asked. */
  settled: z.array(TaskKey).max(1_500),
  /** Single sums of known families that the child has not been asked, or hardly; the unknown first. */
  untried: z.array(TaskKey).max(100),
});
export type MathPractice = z.infer<typeof MathPractice>;

/** Body of `POST /api/math/generate` (SPEC 7). */
export const MathRequest = z.object({
  difficulty: MathDifficulty.default('easy'),
  /** At least one remains selected (SPEC 5). */
  operations: z.array(MathOperation).min(1).max(4).default(['+', '-']),
  count: z.int().min(1).max(20).default(10),
  visitorToken: VisitorToken.optional(),
});
export type MathRequest = z.infer<typeof MathRequest>;

/** What the bff asks of games: `POST /math/generate`. Without `practice` every sum is as likely as the others. */
export const MathOrder = MathRequest.extend({ practice: MathPractice.optional() });
export type MathOrder = z.infer<typeof MathOrder>;
