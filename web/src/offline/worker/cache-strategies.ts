import { USER_CACHE } from '../../lib/storage/user-cache.ts';
import type { CacheStrategy } from './strategy-for.ts';
import { type LimitedCache, sharedCache, type WorkerDeps } from './worker-deps.ts';

/** What belongs to this child; at most so many pictures. */
const userCache: LimitedCache = { cacheName: USER_CACHE, limit: 300 };

/** Answers a request by its strategy; rejects like `fetch` where nothing can be had. */
export function respond(
  deps: WorkerDeps,
  request: Request,
  { strategy, shellName }: { strategy: Exclude<CacheStrategy, 'network'>; shellName: string },
): Promise<Response> {
  switch (strategy) {
    case 'page':
      return networkFirstPage(deps, request, shellName);
    case 'asset':
      return cacheFirst(deps, request, { ...sharedCache, looksEverywhere: true });
    case 'drawing':
      return cacheFirst(deps, request, sharedCache);
    case 'revalidated':
      return staleWhileRevalidate(deps, request, sharedCache);
    case 'picture':
      return cachedPicture(deps, request);
    case 'user':
      return networkFirstUser(deps, request, userCache);
  }
}

/** A network that has not begun to answer by then is taken for none. */
const NETWORK_TIMEOUT_MS = 4000;

/**
 * A screen: the newest page from the network. Where there is none, where it takes too long, or where
 * the server fails, the page that came with this worker: the home screen as the build drew it, or
 * the empty page that becomes any screen.
 */
async function networkFirstPage(
  { caches, fetch }: Pick<WorkerDeps, 'caches' | 'fetch'>,
  request: Request,
  shellName: string,
): Promise<Response> {
  const shell = await caches.open(shellName);
  const isHome = new URL(request.url).pathname === '/';
  const cached = await shell.match(isHome ? '/' : '/index.html');
  const fetched = fetch(request);
  if (cached === undefined) return fetched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Response>((resolve) => {
    timer = setTimeout(resolve, NETWORK_TIMEOUT_MS, cached);
  });
  const answer = fetched.then(
    (page) => (page.status >= 500 ? cached : page),
    () => cached,
  );
  return Promise.race([answer, timedOut]).finally(() => clearTimeout(timer));
}

/**
 * Who is logged in: always from the network; offline, as it was, so that the album can be opened.
 * Once the server knows no login, that child's cached answers are deleted.
 */
async function networkFirstUser(
  deps: WorkerDeps,
  request: Request,
  cache: LimitedCache,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await deps.fetch(request);
  } catch (cause) {
    const cached = await (await deps.caches.open(cache.cacheName)).match(request);
    if (cached === undefined) throw cause;
    return cached;
  }
  if (answer.status === 401) await (await deps.caches.open(cache.cacheName)).delete(request);
  deps.later(storeAnswer(deps, request, answer.clone(), { ...cache, storesNoStore: true }));
  return answer;
}

/** As it was, at once, while the next answer is fetched; the first time from the network. */
async function staleWhileRevalidate(
  deps: WorkerDeps,
  request: Request,
  cache: LimitedCache,
): Promise<Response> {
  const cached = await (await deps.caches.open(cache.cacheName)).match(request);
  const renewing = deps.fetch(request).then(async (answer) => {
    await storeAnswer(deps, request, answer.clone(), { ...cache, storesNoStore: true });
    return answer;
  });
  if (cached === undefined) return renewing;
  deps.later(renewing.catch(() => {}));
  return cached;
}

/** Well below the time after which the server deletes what nobody has looked at. */
const ASK_AGAIN_MS = 14 * 24 * 60 * 60 * 1_000;

/**
 * A picture, from the cache. One that has lain there for long is asked for again: the server learns
 * that it is still looked at, and one that is no more is not kept here either.
 */
async function cachedPicture(deps: WorkerDeps, request: Request): Promise<Response> {
  const cache = await deps.caches.open(userCache.cacheName);
  const cached = await cache.match(request);
  if (cached === undefined) return cacheFirst(deps, request, userCache);
  const answeredAt = Date.parse(cached.headers.get('date') ?? '');
  if (Date.now() - answeredAt > ASK_AGAIN_MS) {
    const renew = async () => {
      const answer = await deps.fetch(request);
      if (answer.status === 404) await cache.delete(request);
      else await storeAnswer(deps, request, answer, userCache);
    };
    deps.later(renew().catch(() => {}));
  }
  return cached;
}

interface CacheFirstOptions extends LimitedCache {
  /** Also looks into the shells, the one of an older build included. */
  looksEverywhere?: boolean;
}

/** From the cache; what is not there is fetched and stored. Rejects where neither has it. */
export async function cacheFirst(
  deps: WorkerDeps,
  request: Request,
  { looksEverywhere = false, ...cache }: CacheFirstOptions,
): Promise<Response> {
  const cached = looksEverywhere
    ? await deps.caches.match(request)
    : await (await deps.caches.open(cache.cacheName)).match(request);
  if (cached !== undefined) return cached;
  const answer = await deps.fetch(request);
  deps.later(storeAnswer(deps, request, answer.clone(), cache));
  return answer;
}

interface StoreOptions extends LimitedCache {
  /**
   * `no-store` keeps an answer out of the browser's own cache and of proxies. The few answers that
   * strategy-for.ts names one by one are stored all the same, where they go with the child.
   */
  storesNoStore?: boolean;
}

/**
 * Stores a good answer. Errors, parts and, unless `storesNoStore`, what the server forbids to store
 * are left out. Never rejects: a full disk must not cost the child its answer.
 */
export async function storeAnswer(
  { caches }: Pick<WorkerDeps, 'caches'>,
  request: Request | string,
  answer: Response,
  { cacheName, limit, storesNoStore = false }: StoreOptions,
): Promise<void> {
  const isNoStore = answer.headers.get('cache-control')?.includes('no-store') ?? false;
  if (answer.status !== 200 || answer.redirected || (isNoStore && !storesNoStore)) return;
  try {
    const cache = await caches.open(cacheName);
    // Deleted first, so that what was used last stands at the end.
    await cache.delete(request);
    await cache.put(request, answer);
    const stored = await cache.keys();
    const tooMany = stored.slice(0, Math.max(0, stored.length - limit));
    await Promise.all(tooMany.map((one) => cache.delete(one)));
  } catch {
    // Without room it is fetched again the next time.
  }
}
