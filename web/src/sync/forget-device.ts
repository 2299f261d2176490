import { childChange } from '../lib/session/child-change.ts';
import { LESSON_KEY, storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { clearUserCache } from '../lib/storage/user-cache.ts';
import { renewVisitor } from '../lib/storage/visitor-token.ts';
import { openLocalStore } from '../pictures/kept/open-local-store.ts';

/** Content of the letters game, the same for all children and useful offline, and how good the line is here. */
const OF_NOBODY: ReadonlySet<string> = new Set([
  storageKeys.lettersContent,
  storageKeys.slowLineAt,
]);

/** With another token a child would lose its place in the lesson. */
const isOfLesson = (key: string): boolean =>
  key === storageKeys.visitorToken && storage.readText(LESSON_KEY) !== null;

/**
 * Forgets on this device everything of the child that sat here (SPEC 3): the next one gets a
 * visitor token of their own and finds nothing. Never rejects.
 */
export async function forgetDevice(): Promise<void> {
  // First: from here on no tab keeps things in step that are about to go.
  storage.remove(storageKeys.keptUserId);
  for (const key of Object.values(storageKeys)) {
    if (!OF_NOBODY.has(key) && !isOfLesson(key)) storage.remove(key);
  }
  // At once: where there is no token, the one of the child before is read from its cookie.
  if (!isOfLesson(storageKeys.visitorToken)) renewVisitor();
  await Promise.all([
    openLocalStore('pictures').clear(),
    openLocalStore('colouring-works').clear(),
    // Also before the worker's side of this page has begun to listen for a change of child.
    clearUserCache(),
  ]);
  // As if another tab had cleared everything: what shows a list reads it again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  childChange.announce();
}
