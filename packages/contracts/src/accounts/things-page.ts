import { z } from 'zod';
import { StoredThing } from './stored-thing.ts';

/** Where a device stands in the changes of an account. Only accounts reads it. */
export const ChangeMark = z.string().regex(/^[0-9a-z]{1,9}\.[0-9a-f]{24}\.[0-9a-z]{1,9}$/);
export type ChangeMark = z.infer<typeof ChangeMark>;

/** Query of `GET /api/me/things`: what changed since the mark of the answer before; without one, all. */
export const ThingsQuery = z.object({
  since: ChangeMark.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type ThingsQuery = z.infer<typeof ThingsQuery>;

/** A part of an account's things, deleted ones as marks. With `hasMore` the next is asked for by `mark`. */
export const ThingsPage = z.object({
  things: z.array(StoredThing),
  mark: ChangeMark,
  hasMore: z.boolean(),
});
export type ThingsPage = z.infer<typeof ThingsPage>;
