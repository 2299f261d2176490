import { z } from 'zod';

/**
 * The secret an anonymous child's browser makes for itself (SPEC 3). Readings of its form differ
 * (alphanumeric, or `visitor-` plus time plus random), so letters, digits, `.`, `_` and `-` pass.
 * Fewer than 16 signs can be guessed; our own client makes 32.
 */
export const VisitorToken = z
  .string()
  .regex(/^[A-Za-z0-9._-]{16,128}$/, 'Das Kennzeichen des Browsers ist ungültig.');
export type VisitorToken = z.infer<typeof VisitorToken>;
