import { OWN_CACHE } from './worker/cache-names.ts';

/** What the worker keeps of a child goes with the child. Never rejects. */
export async function forgetOwnAnswers(): Promise<void> {
  try {
    await caches.delete(OWN_CACHE);
  } catch {
    // Without caches (private mode) nothing was kept.
  }
}
