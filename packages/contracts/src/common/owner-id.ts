import { z } from 'zod';

/**
 * To whom a stored thing belongs: a registered user by id, or a visitor by the SHA-256 of the
 * visitor token, so that no stored thing, queue, room name or log holds the token itself. (The
 * admin's list of requests does, because SPEC 3 wants it there.)
 */
export const OwnerId = z.string().regex(/^(user|visitor):[A-Za-z0-9_-]{8,64}$/);
export type OwnerId = z.infer<typeof OwnerId>;
