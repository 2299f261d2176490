import { lessonMaterials } from '../../../games-kit/materials/lesson-materials.ts';
import { LESSON_KEY, storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { clearUserCache } from '../../../lib/storage/user-cache.ts';
import { LESSON_DATABASE, openLocalStore } from '../../../pictures/kept/open-local-store.ts';
import { lessonRecord } from '../lesson-record.ts';

/**
 * Deletes everything of a lesson from this device, with or without a line: its entries in browser
 * storage, its pictures in IndexedDB and what the service worker has of them. What the device had
 * before the lesson stays. Never rejects.
 */
export async function clearLesson(): Promise<void> {
  forgetEntries();
  await Promise.all([
    openLocalStore('pictures').clear(),
    openLocalStore('colouring-works').clear(),
    clearUserCache(),
  ]);
}

/**
 * The last step, in a page that has shown nothing yet: what came late goes, too, the database as a
 * whole, and the device is its own again. Never rejects.
 */
export async function leaveLesson(): Promise<void> {
  forgetEntries();
  await Promise.all([deleteDatabase(), clearUserCache()]);
  lessonRecord.remove();
  renewVisitor();
}

/** From here on the lesson is over, whatever is still written. */
function forgetEntries(): void {
  lessonRecord.markOver();
  lessonMaterials.forget();
  for (const key of Object.values(storageKeys)) storage.remove(key);
  for (const key of lessonEntries()) localStorage.removeItem(key);
}

/** Keys that no list of ours names any more, too. */
function lessonEntries(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${LESSON_KEY}/`));
  } catch {
    return [];
  }
}

/** While another tab has it open, the browser deletes it when that one goes, which it does by itself. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(LESSON_DATABASE);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    } catch {
      // Without IndexedDB nothing was stored.
      resolve();
    }
  });
}

/** What shows that somebody works with this device outside of lessons. */
const OWN: readonly (keyof typeof storageKeys)[] = [
  'keptUserId',
  'conversationId',
  'generatedImages',
  'generatedColoringPages',
  'savedStories',
  'storyDesk',
  'pendingImage',
  'pendingColoringPage',
  'finishedRounds',
];

/** A device that nobody has anything on gets a token that nobody has had. */
function renewVisitor(): void {
  const isSomebodys = OWN.some((key) => storage.readText(storageKeys[key]) !== null);
  if (!isSomebodys) storage.remove(storageKeys.visitorToken);
}
