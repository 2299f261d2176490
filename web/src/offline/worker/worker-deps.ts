/** What the worker works with, so that its parts can be tested without one. */
export interface WorkerDeps {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: (request: Request | string) => Promise<Response>;
  /** Work that goes on after the answer has been given. */
  later: (work: Promise<unknown>) => void;
}

/** A cache and how many answers it holds; the oldest beyond that are deleted. */
export interface LimitedCache {
  cacheName: string;
  limit: number;
}

/** The client of one build; an open tab may still need the one before. */
export const SHELL_PREFIX = 'lux-shell-';

/** What is the same for every child: drawings (some 2 kB each), letters, scripts of rare screens. */
export const sharedCache: LimitedCache = { cacheName: 'lux-shared-1', limit: 800 };
