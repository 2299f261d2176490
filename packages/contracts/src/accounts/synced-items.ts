import { z } from 'zod';
import { boundedList } from '../common/bounded-list.ts';

/** So much of a thing as JSON text: a long story with its figures. */
const MAX_DATA_LENGTH = 200_000;

/**
 * Something a user keeps on all devices (SPEC 1, 3), and a visitor for when its browser empties its
 * storage: a gallery picture, a colouring page, a story, a game's progress. Of two versions the one that was changed later counts; a deleted thing stays as a
 * mark, so that a device that was away does not bring it back.
 */
export const SyncedItem = z.object({
  kind: z.enum(['picture', 'coloring', 'story', 'progress']),
  /** The client's own, unique within its kind. */
  id: z.string().min(1).max(100),
  /** When the child changed it, by the device's clock. */
  changedAt: z.iso.datetime(),
  /** Null where it was deleted. */
  data: z
    .record(z.string(), z.unknown())
    .refine(
      (data) => JSON.stringify(data).length <= MAX_DATA_LENGTH,
      'Das ist zu groß zum Aufheben.',
    )
    .nullable(),
});
export type SyncedItem = z.infer<typeof SyncedItem>;

/** Where a device stands in the changes of an account. Only accounts reads it. */
export const ChangeMark = z.string().regex(/^[0-9a-z]{1,9}\.[0-9a-f]{24}\.[0-9a-z]{1,9}$/);
export type ChangeMark = z.infer<typeof ChangeMark>;

/** Query of `GET /api/me/things`: what changed since the mark of the answer before; without one, all. */
export const SyncedItemsQuery = z.object({
  since: ChangeMark.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type SyncedItemsQuery = z.infer<typeof SyncedItemsQuery>;

/** A part of an account's things, deleted ones as marks. With `hasMore` the next is asked for by `mark`. */
export const SyncedItemsPage = z.object({
  things: z.array(SyncedItem),
  mark: ChangeMark,
  hasMore: z.boolean(),
});
export type SyncedItemsPage = z.infer<typeof SyncedItemsPage>;

/** Largest body of `PUT /api/me/things`, in bytes: one story of the largest size in signs of three bytes fits. */
export const MAX_CHANGE_BYTES = 1_000_000;
/** And how many things it may hold. */
export const MAX_CHANGED_THINGS = 100;

/**
 * Body of `PUT /api/me/things`: what has changed on a device since it was last in step. The answer is
 * what has changed in the account since `since`, as a `SyncedItemsPage`.
 */
export const SyncedItemsChange = z.object({
  things: boundedList(SyncedItem, {
    max: MAX_CHANGED_THINGS,
    message: 'Das ist zu viel auf einmal.',
  }),
  since: ChangeMark.optional(),
});
export type SyncedItemsChange = z.infer<typeof SyncedItemsChange>;
