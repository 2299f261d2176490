import { answerUser } from './answer-user.ts';
import { cacheFirst } from './cache-first.ts';
import { OWN_CACHE, SHARED_CACHE } from './cache-names.ts';
import { networkFirst } from './network-first.ts';
import { sharedLimit } from './shared-limit.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import type { Way } from './strategy-for.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** Pictures of a child that are kept at most; the oldest go first. */
const OWN_LIMIT = 300;

const shared = { cacheName: SHARED_CACHE, limit: sharedLimit };
const own = { cacheName: OWN_CACHE, limit: OWN_LIMIT };

/** Answers a request in its way; rejects like `fetch` where nothing can be had. */
export function answer(
  deps: WorkerDeps,
  request: Request,
  { way, shellName }: { way: Exclude<Way, 'line'>; shellName: string },
): Promise<Response> {
  switch (way) {
    case 'page':
      return networkFirst(deps, request, shellName);
    case 'asset':
      return cacheFirst(deps, request, { ...shared, looksEverywhere: true });
    case 'drawing':
      return cacheFirst(deps, request, shared);
    case 'renewed':
      return staleWhileRevalidate(deps, request, shared);
    case 'own':
      return cacheFirst(deps, request, own);
    case 'user':
      return answerUser(deps, request, own);
  }
}
