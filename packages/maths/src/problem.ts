/** One sum with its choices, as the contract `MathProblem` has it (SPEC 3). */
export interface Problem {
  problem: string;
  options: string[];
  /** Index of the right option. */
  correctAnswer: number;
  /** The way to the solution, in words a child follows. */
  explanation: string;
}
