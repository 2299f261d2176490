import { answerCachedFirst } from './answer-cached-first.ts';
import { answerPage } from './answer-page.ts';
import { answerRenewed } from './answer-renewed.ts';
import { answerUser } from './answer-user.ts';
import { OWN_CACHE, SHARED_CACHE } from './cache-names.ts';
import { sharedLimit } from './shared-limit.ts';
import type { Way } from './way-of.ts';
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
      return answerPage(deps, request, shellName);
    case 'asset':
      return answerCachedFirst(deps, request, { ...shared, looksEverywhere: true });
    case 'drawing':
      return answerCachedFirst(deps, request, shared);
    case 'renewed':
      return answerRenewed(deps, request, shared);
    case 'own':
      return answerCachedFirst(deps, request, own);
    case 'user':
      return answerUser(deps, request, own);
  }
}
