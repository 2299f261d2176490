import { z } from 'zod';

/** How many characters of the prompt a saved file's name has (SPEC 5); 30 in the admin gallery. */
export const NameCharacters = z.literal([20, 30]);
export type NameCharacters = z.infer<typeof NameCharacters>;
