import { z } from 'zod';

/** School years 1–2, 3–4 and 5–6 (SPEC 9). */
export const MathDifficulty = z.enum(['easy', 'medium', 'hard']);
export type MathDifficulty = z.infer<typeof MathDifficulty>;
