import { cacheFirst, storeAnswer } from './cache-strategies.ts';
import { sharedCache, type WorkerDeps } from './worker-deps.ts';

/** Drawings fetched at the same time: they are not waited for. */
const CONCURRENCY = 3;
/** `"drawing":"1F98A"`, as the letters game names its pictures. */
const DRAWINGS = /"drawing":"([0-9A-F-]+)"/g;

/**
 * Caches the letters game with its drawings, so that it can be played offline by a child who has not
 * opened it before. Never rejects: the next worker tries again, and so does playing.
 */
export async function fetchLettersAhead(deps: WorkerDeps, origin: string): Promise<void> {
  try {
    // A teacher's board would take it for the child playing with letters.
    const headers = { purpose: 'prefetch' };
    const request = new Request(`${origin}/api/letters`, { headers });
    const answer = await deps.fetch(request);
    await storeAnswer(deps, request, answer.clone(), sharedCache);
    const codes = new Set([...(await answer.text()).matchAll(DRAWINGS)].map(([, code]) => code));
    const urls = [...codes].map((code) => `${origin}/drawings/${code}.svg`);
    for (let start = 0; start < urls.length; start += CONCURRENCY) {
      const portion = urls.slice(start, start + CONCURRENCY);
      await Promise.all(portion.map((url) => cacheFirst(deps, new Request(url), sharedCache)));
    }
  } catch {
    // The connection was lost in between.
  }
}
