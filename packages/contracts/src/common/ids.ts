import { z } from 'zod';

/** An unguessable identifier: 128 random bits as base64url, 22 characters. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Diese Kennung ist ungültig.');
export type Id = z.infer<typeof Id>;

/** What an owner is, before the colon of its id. */
export const OwnerKind = z.enum(['user', 'visitor', 'seat']);
export type OwnerKind = z.infer<typeof OwnerKind>;

/**
 * To whom a stored thing belongs: a registered user by id, a seat of a class by id (CLASSROOM), or a
 * visitor by the SHA-256 of the visitor token, so that no stored thing, queue, room name or log holds the token itself. (The
 * admin's list of requests does, because SPEC 3 wants it there.)
 */
export const OwnerId = z.string().regex(/^(user|visitor|seat):[A-Za-z0-9_-]{8,64}$/);
export type OwnerId = z.infer<typeof OwnerId>;

/**
 * The secret an anonymous child's browser makes for itself (SPEC 3). Readings of its form differ
 * (alphanumeric, or `visitor-` plus time plus random), so letters, digits, `.`, `_` and `-` pass.
 * Fewer than 16 signs can be guessed; our own client makes 32.
 */
export const VisitorToken = z
  .string()
  .regex(/^[A-Za-z0-9._-]{16,128}$/, 'Das Kennzeichen des Browsers ist ungültig.');
export type VisitorToken = z.infer<typeof VisitorToken>;

/** What a service is told when a visitor has become a user: all things of one are the other's now. */
export const Adoption = z.object({
  from: OwnerId.refine((owner) => owner.startsWith('visitor:')),
  to: OwnerId.refine((owner) => owner.startsWith('user:')),
});
export type Adoption = z.infer<typeof Adoption>;

/** Who runs this LUX and answers for children's data: `GET /api/operator`. Null where it is not said. */
export const Operator = z.object({
  name: z.string().nullable(),
  contact: z.string().nullable(),
});
export type Operator = z.infer<typeof Operator>;
