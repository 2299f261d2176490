import { z } from 'zod';

/** A word as teachers split it for reading: `To-ma-te`. */
export const SplitWord = z.string().transform((text) => text.split('-'));
