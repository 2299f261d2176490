import { storage } from '../lib/storage.ts';
import { storageKeys } from '../lib/storage-keys.ts';

/** Sends the rounds that were played without a line, wherever the child is now. Never rejects. */
export async function deliverWaiting(): Promise<void> {
  if (!navigator.onLine || storage.readText(storageKeys.finishedRounds) === null) return;
  try {
    const { roundOutbox } = await import('../games-kit/round/round-outbox.ts');
    await roundOutbox.send();
  } catch {
    // They wait on; the next game or the next line sends them.
  }
}
