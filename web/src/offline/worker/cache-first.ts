import { keepAnswer } from './keep-answer.ts';
import type { WorkerDeps } from './worker-deps.ts';

interface CachedFirstOptions {
  cacheName: string;
  limit: number;
  /** Also looks into the shells, the one of an older build included. */
  looksEverywhere?: boolean;
}

/** From the cache; what is not there comes over the line and is kept. Rejects without both. */
export async function cacheFirst(
  deps: WorkerDeps,
  request: Request,
  { looksEverywhere = false, ...options }: CachedFirstOptions,
): Promise<Response> {
  const kept = looksEverywhere
    ? await deps.caches.match(request)
    : await (await deps.caches.open(options.cacheName)).match(request);
  if (kept !== undefined) return kept;
  const answer = await deps.fetch(request);
  deps.later(keepAnswer(deps, request, answer.clone(), options));
  return answer;
}
