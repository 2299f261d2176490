import { z } from 'zod';
import { OwnerId } from '../common/ids.ts';

/** Stands for an owner in the log of deletions: a keyed hash, so that the log names nobody. */
export const DeletedName = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export type DeletedName = z.infer<typeof DeletedName>;

export const LoggedDeletion = z.object({
  name: DeletedName,
  /** What was made before is deleted; a visitor or seat may have gone on since. */
  at: z.iso.datetime(),
});
export type LoggedDeletion = z.infer<typeof LoggedDeletion>;

/** Whose data was deleted while back-ups may still hold it: `GET /deletions` of accounts. */
export const DeletionLog = z.object({
  /** As base64url: what the names were made with, now and before `SETTINGS_KEY` was changed. */
  keys: z.array(z.string()),
  deletions: z.array(LoggedDeletion),
});
export type DeletionLog = z.infer<typeof DeletionLog>;

/** How many names one call may ask for. */
export const NAMES_AT_ONCE = 1_500;

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
