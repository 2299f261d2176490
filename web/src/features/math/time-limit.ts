import type { MathDifficulty } from '@lux/contracts/games/math.ts';

/** Seconds for one problem (SPEC 9). */
export const timeLimit: Record<MathDifficulty, number> = { easy: 30, medium: 25, hard: 20 };
