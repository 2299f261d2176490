import { z } from 'zod';

/** A kind of sum, shown to children as +, −, · and : (SPEC 2). */
export const MathOperation = z.enum(['+', '-', '*', '/']);
export type MathOperation = z.infer<typeof MathOperation>;
