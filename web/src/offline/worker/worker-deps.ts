/** What the worker works with, so that its parts can be tested without one. */
export interface WorkerDeps {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: (request: Request | string) => Promise<Response>;
  /** Work that goes on after the answer has been given. */
  later: (work: Promise<unknown>) => void;
}
