import { z } from 'zod';

/** Extra instructions of the expert form (SPEC 2, 3); blank is none. */
export const CustomText = z
  .string()
  .trim()
  .max(500, 'Deine zusätzlichen Wünsche sind zu lang. Bitte nimm höchstens 500 Zeichen.');
export type CustomText = z.infer<typeof CustomText>;
