import { cacheFirst, keepAnswer } from './cache-first.ts';
import { SHARED_CACHE } from './cache-names.ts';
import { sharedLimit } from './shared-limit.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** At once; this is nobody's hurry. */
const TOGETHER = 3;
/** `"drawing":"1F98A"`, as the letters game names its pictures. */
const DRAWINGS = /"drawing":"([0-9A-F-]+)"/g;

/**
 * The letters game with its pictures, so that a child can play it without a line even if it never
 * did with one. Never rejects: it is tried again with the next worker, and comes with playing.
 */
export async function fetchLettersAhead(deps: WorkerDeps, origin: string): Promise<void> {
  const options = { cacheName: SHARED_CACHE, limit: sharedLimit };
  try {
    const request = new Request(`${origin}/api/letters`);
    const answer = await deps.fetch(request);
    await keepAnswer(deps, request, answer.clone(), options);
    const codes = new Set([...(await answer.text()).matchAll(DRAWINGS)].map(([, code]) => code));
    const urls = [...codes].map((code) => `${origin}/drawings/${code}.svg`);
    for (let start = 0; start < urls.length; start += TOGETHER) {
      const portion = urls.slice(start, start + TOGETHER);
      await Promise.all(portion.map((url) => cacheFirst(deps, new Request(url), options)));
    }
  } catch {
    // The line went away in between.
  }
}
