import type { MathSetup } from './math-setup.ts';

/** SPEC 9. */
export const defaultSetup: MathSetup = { difficulty: 'easy', operations: ['+', '-'], count: 10 };
