import { z } from 'zod';

/**
 * To whom a stored thing belongs: a registered user by id, or a visitor by the SHA-256 of the
 * visitor token, so that no database, queue, room name or log holds the token itself.
 */
export const OwnerId = z.string().regex(/^(user|visitor):[A-Za-z0-9_-]{8,64}$/);
export type OwnerId = z.infer<typeof OwnerId>;
