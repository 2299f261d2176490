import { LESSON_KEY, storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';

/** Who keeps things in this browser without a login. */
export const VISITOR = 'visitor';

/**
 * Whose things lie here: a user's by its id, a seat's by its owner, or the visitor's. Null for the guest of
 * a lesson, who keeps nothing.
 */
export function keeperOfDevice(): string | null {
  const kept = storage.readText(storageKeys.keptUserId);
  if (kept !== null) return kept;
  return storage.readText(LESSON_KEY) === null ? VISITOR : null;
}
