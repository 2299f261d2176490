import { afterEach, expect, test, vi } from 'vitest';
import { USER_CACHE } from '../../lib/storage/user-cache.ts';
import { fakeWorkerDeps } from '../../testing/fakes/fake-worker-deps.ts';
import { respond } from './cache-strategies.ts';
import { installShell } from './shell.ts';
import type { CacheStrategy } from './strategy-for.ts';
import { sharedCache } from './worker-deps.ts';

const shellName = 'lux-shell-new';

async function open() {
  const worker = fakeWorkerDeps();
  Object.assign(worker.pages, {
    '/': 'the home screen',
    '/index.html': 'the shell',
    '/assets/new.js': 'new',
  });
  await installShell(worker.deps, {
    version: 'new',
    files: ['/index.html', '/', '/assets/new.js'],
  });
  const ask = async (strategy: Exclude<CacheStrategy, 'network'>, path: string) => {
    const answered = await respond(worker.deps, worker.request(path), { strategy, shellName });
    const text = await answered.text();
    await worker.finishWork();
    return text;
  };
  worker.fetch.mockClear();
  return { ...worker, ask };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a screen is the newest page from the network, else the cached one', async () => {
  const { ask, pages, loseLine } = await open();
  pages['/gallery'] = 'a newer page';
  expect(await ask('page', '/gallery')).toBe('a newer page');
  pages['/gallery'] = new Response('Bad Gateway', { status: 502 });
  expect(await ask('page', '/gallery')).toBe('the shell');
  loseLine();
  expect(await ask('page', '/gallery')).toBe('the shell');
  expect(await ask('page', '/?from=home-screen')).toBe('the home screen');
});

test('a network that does not answer counts as offline', async () => {
  const { ask, fetch } = await open();
  vi.useFakeTimers();
  fetch.mockImplementation(() => new Promise(() => {}));
  const shown = ask('page', '/games');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown).toBe('the shell');
});

test('a script comes from its shell, also from the one of the build before', async () => {
  const { ask, caches, fetch } = await open();
  await (await caches.open('lux-shell-old')).put('/assets/old.js', new Response('old'));
  expect(await ask('asset', '/assets/new.js')).toBe('new');
  expect(await ask('asset', '/assets/old.js')).toBe('old');
  expect(fetch).not.toHaveBeenCalled();
});

test('a missing script is a missing script, and not kept as one', async () => {
  const { ask, caches } = await open();
  expect(await ask('asset', '/assets/gone.js')).toBe('gone');
  expect(await caches.addressesIn(sharedCache.cacheName)).toEqual([]);
});

test('what is renewed is given as it was, and newer the next time', async () => {
  const { ask, pages, loseLine } = await open();
  pages['/api/letters'] = 'first';
  expect(await ask('revalidated', '/api/letters')).toBe('first');
  pages['/api/letters'] = 'second';
  expect(await ask('revalidated', '/api/letters')).toBe('first');
  expect(await ask('revalidated', '/api/letters')).toBe('second');
  loseLine();
  expect(await ask('revalidated', '/api/letters')).toBe('second');
});

test('offline and with an empty cache the call fails as it would without a worker', async () => {
  const { ask, loseLine } = await open();
  loseLine();
  for (const strategy of ['revalidated', 'drawing', 'picture', 'user'] as const) {
    await expect(ask(strategy, `/${strategy}`)).rejects.toThrow(TypeError);
  }
});

test('a picture is fetched once, and one that may not be stored is not kept', async () => {
  const { ask, pages, fetch, caches } = await open();
  pages['/media/mine'] = 'my cat';
  const headers = { 'cache-control': 'no-store' };
  pages['/media/watched'] = new Response("another child's cat", { headers });
  expect(await ask('picture', '/media/mine')).toBe('my cat');
  expect(await ask('picture', '/media/mine')).toBe('my cat');
  expect(await ask('picture', '/media/watched')).toBe("another child's cat");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await caches.addressesIn(USER_CACHE)).toEqual(['/media/mine']);
});

test('a picture kept for long is asked for again, and goes where it is no more', async () => {
  const { ask, pages, fetch, caches } = await open();
  const date = new Date(Date.now() - 15 * 24 * 60 * 60 * 1_000).toUTCString();
  pages['/media/old'] = new Response('an old cat', { headers: { date } });
  expect(await ask('picture', '/media/old')).toBe('an old cat');
  pages['/media/old'] = new Response('gone', { status: 404 });
  expect(await ask('picture', '/media/old')).toBe('an old cat');
  await vi.waitFor(async () => expect(await caches.addressesIn(USER_CACHE)).toEqual([]));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('at most 300 pictures are kept, the oldest go first', async () => {
  const { ask, pages, caches } = await open();
  for (let number = 0; number < 305; number += 1) {
    pages[`/media/${number}`] = 'a picture';
    await ask('picture', `/media/${number}`);
  }
  const kept = await caches.addressesIn(USER_CACHE);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, '/media/5', '/media/304']);
});

test('who is logged in is asked each time, and known offline until the server says no', async () => {
  const { ask, pages, deps, request, fetch } = await open();
  pages['/api/user'] = 'Mia';
  expect(await ask('user', '/api/user')).toBe('Mia');
  pages['/api/user'] = 'Mia, newer';
  expect(await ask('user', '/api/user')).toBe('Mia, newer');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask('user', '/api/user')).toBe('Mia, newer');

  pages['/api/user'] = new Response('nobody', { status: 401 });
  expect(await ask('user', '/api/user')).toBe('nobody');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(
    respond(deps, request('/api/user'), { strategy: 'user', shellName }),
  ).rejects.toThrow(TypeError);
});

test.each([
  ['revalidated', '/api/settings', sharedCache.cacheName],
  ['user', '/api/user', USER_CACHE],
] as const)(
  'what the table names (%s) is stored although HTTP caches may not',
  async (strategy, path, cacheName) => {
    const { ask, pages, caches, loseLine } = await open();
    pages[path] = new Response('as it was', { headers: { 'cache-control': 'no-store' } });
    await ask(strategy, path);
    expect(await caches.addressesIn(cacheName)).toEqual([path]);
    loseLine();
    expect(await ask(strategy, path)).toBe('as it was');
  },
);
