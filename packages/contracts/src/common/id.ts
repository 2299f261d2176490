import { z } from 'zod';

/** An unguessable identifier: 128 random bits as base64url, 22 characters. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Diese Kennung ist ungültig.');
export type Id = z.infer<typeof Id>;
