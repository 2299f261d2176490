import { z } from 'zod';

/** SPEC 2. The mode is also the category under which a finished round is reported. */
export const LettersMode = z.enum(['buchstaben', 'silben', 'worte', 'lesen']);
export type LettersMode = z.infer<typeof LettersMode>;
