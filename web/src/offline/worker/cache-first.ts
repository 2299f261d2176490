import type { WorkerDeps } from './worker-deps.ts';

interface KeepOptions {
  cacheName: string;
  /** The oldest answers beyond so many are let go. */
  limit: number;
}

/**
 * Puts a good answer away. What the server forbids to store (`no-store`), errors and parts are not
 * kept. Never rejects: a full disk must not cost the child its answer.
 */
export async function keepAnswer(
  { caches }: Pick<WorkerDeps, 'caches'>,
  request: Request | string,
  answer: Response,
  { cacheName, limit }: KeepOptions,
): Promise<void> {
  const isForbidden = answer.headers.get('cache-control')?.includes('no-store') ?? false;
  if (answer.status !== 200 || answer.redirected || isForbidden) return;
  try {
    const cache = await caches.open(cacheName);
    // Taken out first, so that what was used last stands at the end.
    await cache.delete(request);
    await cache.put(request, answer);
    const kept = await cache.keys();
    const tooMany = kept.slice(0, Math.max(0, kept.length - limit));
    await Promise.all(tooMany.map((one) => cache.delete(one)));
  } catch {
    // Without room it is fetched again the next time.
  }
}

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
