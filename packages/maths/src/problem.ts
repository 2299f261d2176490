/** The sum behind a problem, written as on the blackboard, so that others can calculate it again. */
export interface Proof {
  /** "12 − 7", with brackets where needed; an equation where a number is missing: "7 + ? = 12". */
  expression: string;
  /** Word problems whose answer is a whole number next to the quotient: boats needed, boxes filled. */
  rounding?: 'up' | 'down';
}

/** One sum with its choices, as the contract `MathProblem` has it (SPEC 3). */
export interface Problem {
  problem: string;
  options: string[];
  /** Index of the right option. */
  correctAnswer: number;
  /** The way to the solution, in words a child follows. */
  explanation: string;
  /** Under which its answer is counted: `math:8+5`. */
  task: string;
}

/** A problem with the sum behind it. */
export interface ProvenProblem extends Problem {
  proof: Proof;
}

/** School years 1–2, 3–4 and 5–6 (SPEC 9). */
export type Difficulty = 'easy' | 'medium' | 'hard';
