import { vi } from 'vitest';
import type { WorkerDeps } from '../../offline/worker/worker-deps.ts';
import { FakeCaches } from './fake-caches.ts';

/** What the worker works with, and a line that a test can cut. */
export function fakeWorkerDeps() {
  const caches = new FakeCaches();
  const pages: Record<string, string | Response> = {};
  const work: Promise<unknown>[] = [];
  let isOnline = true;

  const fetch = vi.fn(async (asked: Request | string): Promise<Response> => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, 'https://lux.test');
    const page = pages[pathname];
    if (page === undefined) return new Response('gone', { status: 404 });
    return page instanceof Response ? page.clone() : new Response(page);
  });
  const deps: WorkerDeps = { caches, fetch, later: (one) => work.push(one) };
  return {
    deps,
    caches,
    pages,
    fetch,
    request: (path: string) => new Request(`https://lux.test${path}`),
    loseLine: () => {
      isOnline = false;
    },
    /** Everything the worker wanted to go on with. */
    finishWork: () => Promise.all(work.splice(0)),
  };
}
