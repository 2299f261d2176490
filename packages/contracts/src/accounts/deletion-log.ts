import { z } from 'zod';
import { DeletedThing } from '../analytics/visitor-requests.ts';
import { OwnerId } from '../common/ids.ts';

/** Stands for an owner or a thing in the log of deletions: a keyed hash, so that the log names nobody. */
export const DeletedName = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export type DeletedName = z.infer<typeof DeletedName>;

export const LoggedDeletion = z.object({
  name: DeletedName,
  /** What was made before is deleted; a visitor or seat may have gone on since. */
  at: z.iso.datetime(),
});
export type LoggedDeletion = z.infer<typeof LoggedDeletion>;

/** How many names one call may ask for, and a page of the log holds. */
export const NAMES_AT_ONCE = 1_500;

/** What was deleted while back-ups may still hold it, in pages: `GET /deletions` of accounts. */
export const DeletionLog = z.object({
  /** As base64url: what the names were made with, now and before `SETTINGS_KEY` was changed. */
  keys: z.array(z.string()),
  deletions: z.array(LoggedDeletion).max(NAMES_AT_ONCE),
});
export type DeletionLog = z.infer<typeof DeletionLog>;

/** The page behind this name; the first one brings the log's two places to the same. */
export const DeletionLogQuery = z.object({ after: DeletedName.optional() });
export type DeletionLogQuery = z.infer<typeof DeletionLogQuery>;

/** What is about to be deleted: `POST /deletions` of accounts. */
export const DeletionNote = z.union([
  z.object({ owners: z.array(OwnerId).min(1).max(100) }),
  z.object({ thing: DeletedThing }),
]);
export type DeletionNote = z.infer<typeof DeletionNote>;

/** Asks a service which of its owners have these names: `POST /owner-matches`. */
export const OwnerMatchOrder = z.object({
  keys: DeletionLog.shape.keys,
  names: z.array(DeletedName).max(NAMES_AT_ONCE),
});
export type OwnerMatchOrder = z.infer<typeof OwnerMatchOrder>;

export const OwnerMatches = z.object({
  matches: z.array(z.object({ owner: OwnerId, name: DeletedName })),
});
export type OwnerMatches = z.infer<typeof OwnerMatches>;

/** A stored thing that has such a name: `POST /thing-matches`. */
export const ThingMatch = z.object({
  name: DeletedName,
  thing: DeletedThing,
  /** Whose it is; missing where the words behind a thing are kept, not the thing. */
  owner: OwnerId.optional(),
  /** When it was added to, where it can be. */
  changedAt: z.iso.datetime().optional(),
});
export type ThingMatch = z.infer<typeof ThingMatch>;

export const ThingMatches = z.object({ matches: z.array(ThingMatch) });
export type ThingMatches = z.infer<typeof ThingMatches>;

/** Asks a service for which of these owners it keeps something: `POST /owner-presences`. */
export const OwnerPresences = z.object({ owners: z.array(OwnerId).max(100) });
export type OwnerPresences = z.infer<typeof OwnerPresences>;
