import { expect, test } from 'vitest';
import { fakeWorkerDeps } from '../../testing/fakes/fake-worker-deps.ts';
import { fetchLettersAhead } from './fetch-letters-ahead.ts';
import { sharedCache } from './worker-deps.ts';

const letters = { words: [{ drawing: '1F98A' }, { drawing: '2600-FE0F' }, { drawing: '1F98A' }] };

test('the letters are fetched with each of their drawings, once', async () => {
  const { deps, pages, caches, finishWork } = fakeWorkerDeps();
  pages['/api/letters'] = JSON.stringify(letters);
  pages['/drawings/1F98A.svg'] = 'a fox';
  pages['/drawings/2600-FE0F.svg'] = 'the sun';
  await fetchLettersAhead(deps, 'https://lux.test');
  await finishWork();
  expect(await caches.addressesIn(sharedCache.cacheName)).toEqual([
    '/api/letters',
    '/drawings/1F98A.svg',
    '/drawings/2600-FE0F.svg',
  ]);
});

test('it says that nobody is playing yet, so that no board shows it', async () => {
  const { deps, pages } = fakeWorkerDeps();
  pages['/api/letters'] = JSON.stringify({ words: [] });
  const purposes: (string | null)[] = [];
  const fetch: typeof deps.fetch = (request) => {
    purposes.push(new Request(request).headers.get('purpose'));
    return deps.fetch(request);
  };
  await fetchLettersAhead({ ...deps, fetch }, 'https://lux.test');
  expect(purposes).toEqual(['prefetch']);
});

test('offline nothing is fetched and nothing fails', async () => {
  const { deps, caches, loseLine } = fakeWorkerDeps();
  loseLine();
  await fetchLettersAhead(deps, 'https://lux.test');
  expect(await caches.addressesIn(sharedCache.cacheName)).toEqual([]);
});
