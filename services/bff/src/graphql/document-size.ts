import type { documentLimits } from './document-limits.ts';

/** How much one operation asks for, its fragments included. */
export type DocumentSize = Omit<typeof documentLimits, 'tokens'>;
