import { cacheFirst, keepAnswer } from './cache-first.ts';
import { OWN_CACHE, SHARED_CACHE } from './cache-names.ts';
import { sharedLimit } from './shared-limit.ts';
import type { Way } from './strategy-for.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** A line that has not begun to answer by then is no line. */
const PATIENCE_MS = 4000;

/**
 * A screen: the newest page over the line. Where there is none, where it takes too long, or where
 * the server is in trouble, the page that came with this worker: the home screen as the build drew it,
 * or the empty page that becomes any screen.
 */
async function networkFirst(
  { caches, fetch }: Pick<WorkerDeps, 'caches' | 'fetch'>,
  request: Request,
  shellName: string,
): Promise<Response> {
  const shell = await caches.open(shellName);
  const isHome = new URL(request.url).pathname === '/';
  const kept = await shell.match(isHome ? '/' : '/index.html');
  const fetched = fetch(request);
  if (kept === undefined) return fetched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Response>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, kept);
  });
  const answer = fetched.then(
    (page) => (page.status >= 500 ? kept : page),
    () => kept,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Who is logged in: always asked over the line; without one, as it was, so that the album can be
 * opened. Once the server knows nobody, nothing of that child stays.
 */
async function answerUser(
  deps: WorkerDeps,
  request: Request,
  options: { cacheName: string; limit: number },
): Promise<Response> {
  let answer: Response;
  try {
    answer = await deps.fetch(request);
  } catch (cause) {
    const kept = await (await deps.caches.open(options.cacheName)).match(request);
    if (kept === undefined) throw cause;
    return kept;
  }
  if (answer.status === 401) await (await deps.caches.open(options.cacheName)).delete(request);
  deps.later(keepAnswer(deps, request, answer.clone(), options));
  return answer;
}

interface RenewedOptions {
  cacheName: string;
  limit: number;
}

/** As it was, at once, while the next answer is fetched; the first time over the line. */
async function staleWhileRevalidate(
  deps: WorkerDeps,
  request: Request,
  options: RenewedOptions,
): Promise<Response> {
  const kept = await (await deps.caches.open(options.cacheName)).match(request);
  const renewing = deps.fetch(request).then(async (answer) => {
    await keepAnswer(deps, request, answer.clone(), options);
    return answer;
  });
  if (kept === undefined) return renewing;
  deps.later(renewing.catch(() => {}));
  return kept;
}

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
