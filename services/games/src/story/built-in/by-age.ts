import { z } from 'zod';

/** One part for each age, as SPEC 3 groups them. */
export function byAge<Part extends z.ZodType>(part: Part) {
  return z.strictObject({ small: part, medium: part, large: part });
}
