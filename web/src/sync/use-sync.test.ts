// @vitest-environment happy-dom
import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { store } from '../lib/store.ts';
import { toastsAtom } from '../lib/toasts.ts';
import { galleryPicturesAtom } from '../pictures/picture-lists.ts';
import { buildSyncedItemsPage, noThings } from '../testing/builders/builders.ts';
import { bodiesOf, stubFetch } from '../testing/fakes/stub-fetch.ts';
import { useSync } from './use-sync.ts';

const PATH = '/api/me/things';
const picture = (id: string) => ({
  id,
  prompt: `Bild ${id}`,
  imageUrl: `/media/${id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const thing = (id: string): SyncedItem => ({
  kind: 'picture',
  id,
  changedAt: '2026-01-01T00:00:00.000Z',
  data: picture(id),
});

beforeEach(() => {
  store.set(toastsAtom, []);
  localStorage.setItem('keptUserId', 'u1');
});

function serve(routes: Parameters<typeof stubFetch>[0] = {}) {
  return stubFetch({
    [`GET ${PATH}`]: { json: noThings },
    [`PUT ${PATH}`]: (init) => ({
      json: buildSyncedItemsPage(JSON.parse(String(init?.body)).things),
    }),
    ...routes,
  });
}
const callsOf = (stub: ReturnType<typeof serve>) =>
  stub.mock.calls.map(([, init]) => init?.method ?? 'GET');
const open = (onLoggedOut = vi.fn()) => renderHook(() => useSync('u1', onLoggedOut));

test('at the login the account’s pictures come to the open screen', async () => {
  serve({ [`GET ${PATH}`]: { json: buildSyncedItemsPage([thing('a')]) } });
  const seen = vi.fn();
  const stop = store.sub(galleryPicturesAtom, () =>
    seen(store.get(galleryPicturesAtom).map(({ id }) => id)),
  );
  open();
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith(['a']));
  stop();
});

test('a change is sent shortly after it happens, several as one', async () => {
  const fetchStub = serve();
  open();
  await waitFor(() => expect(callsOf(fetchStub)).toEqual(['GET']));
  vi.useFakeTimers();
  storage.writeJson('generatedImages', [picture('a')]);
  await vi.advanceTimersByTimeAsync(1000);
  storage.writeJson('generatedImages', [picture('b'), picture('a')]);
  await vi.advanceTimersByTimeAsync(1400);
  expect(callsOf(fetchStub)).toEqual(['GET']);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await waitFor(() => expect(callsOf(fetchStub)).toEqual(['GET', 'PUT']));
  const [body] = bodiesOf(fetchStub, 'PUT', PATH);
  expect(
    Object(body)
      .things.map(({ id }: SyncedItem) => id)
      .toSorted(),
  ).toEqual(['a', 'b']);
});

test('what comes from the account is not sent back', async () => {
  const fetchStub = serve({ [`GET ${PATH}`]: { json: buildSyncedItemsPage([thing('a')]) } });
  open();
  await waitFor(() => expect(localStorage.getItem('generatedImages')).toContain('Bild a'));
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callsOf(fetchStub)).toEqual(['GET']);
});

test('when the connection is back, what waited is sent', async () => {
  let isAway = true;
  const fetchStub = serve({
    [`PUT ${PATH}`]: (init) => {
      if (isAway) throw new TypeError('Failed to fetch');
      return { json: buildSyncedItemsPage(JSON.parse(String(init?.body)).things) };
    },
  });
  storage.writeJson('generatedImages', [picture('a')]);
  open();
  await waitFor(() => expect(callsOf(fetchStub)).toEqual(['PUT']));
  isAway = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(callsOf(fetchStub)).toEqual(['PUT', 'PUT']));
  await waitFor(() =>
    expect(localStorage.getItem(storageKeys.syncState)).toContain('"isWaiting":false'),
  );
});

test('a session that ended is noticed', async () => {
  serve({ [`GET ${PATH}`]: { status: 401, json: { error: 'NOT_LOGGED_IN', message: 'x' } } });
  const onLoggedOut = vi.fn();
  open(onLoggedOut);
  await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce());
});

test('a full account is told', async () => {
  const message = 'Deine Sammlung ist voll.';
  serve({ [`PUT ${PATH}`]: { status: 409, json: { error: 'TOO_MANY_THINGS', message } } });
  storage.writeJson('generatedImages', [picture('a')]);
  open();
  await waitFor(() => expect(store.get(toastsAtom)[0]?.description).toBe(message));
});

test('after it has ended nothing is sent any more', async () => {
  const fetchStub = serve();
  const { unmount } = open();
  await waitFor(() => expect(callsOf(fetchStub)).toEqual(['GET']));
  storage.writeJson('generatedImages', [picture('a')]);
  unmount();
  vi.useFakeTimers();
  storage.writeJson('generatedImages', [picture('b')]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callsOf(fetchStub)).toEqual(['GET']);
});
