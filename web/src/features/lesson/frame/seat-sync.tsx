import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { useSync } from '../../../sync/use-sync.ts';
import { useWorks } from '../../../sync/works/use-works.ts';
import { lessonRuntime } from '../lesson-runtime.ts';

/** Keeps a seat's things in step with the server: another tablet finds them, and so does next time. */
export function SeatSync({ seatId }: { seatId: string }) {
  const owner = `seat:${seatId}`;
  // In the lesson's own storage; who is logged in on this device stands elsewhere.
  if (storage.readText(storageKeys.keptUserId) !== owner)
    storage.writeText(storageKeys.keptUserId, owner);
  useSync(owner, lessonRuntime.refresh);
  useWorks(owner);
  return null;
}
