// @vitest-environment happy-dom
import type { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../lib/storage/storage.ts';
import { buildSyncedItemsPage, noThings } from '../testing/builders/builders.ts';
import { bodiesOf, stubFetch } from '../testing/fakes/stub-fetch.ts';
import { keepVisitorsThings } from './keep-visitors-things.ts';
import { SyncState } from './sync-state.ts';
import { startSync } from './use-sync.ts';

const PATH = '/api/me/things';
const story = (id: string) => ({
  id,
  title: `Geschichte ${id}`,
  segments: [],
  lastUpdated: '2026-01-01T00:00:00.000Z',
});
const thing = (id: string): SyncedItem => ({
  kind: 'story',
  id,
  changedAt: '2026-01-01T00:00:00.000Z',
  data: story(id),
});
const stops: (() => void)[] = [];

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
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
const begin = (keeper = 'visitor') => {
  const { first, stop } = startSync(keeper, vi.fn());
  stops.push(stop);
  return first;
};
const storyIds = () =>
  JSON.parse(localStorage.getItem('savedStories') ?? '[]').map(({ id }: { id: string }) => id);

test('a visitor’s stories go to the server, and come back when storage was emptied', async () => {
  const kept: SyncedItem[] = [];
  serve({
    [`GET ${PATH}`]: () => ({ json: buildSyncedItemsPage(kept) }),
    [`PUT ${PATH}`]: (init) => {
      const { things } = JSON.parse(String(init?.body));
      kept.push(...things);
      return { json: buildSyncedItemsPage(things) };
    },
  });
  storage.writeJson('savedStories', [story('story_1')]);
  await begin();
  expect(kept.map(({ id }) => id)).toEqual(['story_1']);
  for (const stop of stops.splice(0)) stop();

  localStorage.clear();
  await begin();
  expect(storyIds()).toEqual(['story_1']);
});

test('nobody else changes a visitor’s things: the server is asked once a day', async () => {
  const fetchStub = serve({ [`GET ${PATH}`]: { json: buildSyncedItemsPage([thing('story_1')]) } });
  await begin();
  await begin();
  expect(callsOf(fetchStub)).toEqual(['GET']);
  const state = SyncState.parse(JSON.parse(localStorage.getItem('keptLedger') ?? ''));
  storage.writeJson('keptLedger', { ...state, askedOn: '2026-01-01' });
  await begin();
  expect(callsOf(fetchStub)).toEqual(['GET', 'GET']);
});

test('who logs in takes along what the visitor has here, although the server knew it already', async () => {
  const fetchStub = serve();
  storage.writeJson('savedStories', [story('story_1')]);
  await begin();
  storage.writeText('keptUserId', 'u1');
  await begin('u1');
  const bodies = bodiesOf(fetchStub, 'PUT', PATH).map((body) => Object(body).things[0].id);
  expect(bodies).toEqual(['story_1', 'story_1']);
});

test('whoever has nothing to keep asks for nothing, until the first thing is there', async () => {
  const fetchStub = serve();
  await keepVisitorsThings();
  expect(callsOf(fetchStub)).toEqual([]);
  storage.writeJson('savedStories', [story('story_1')]);
  await waitFor(() => expect(bodiesOf(fetchStub, 'PUT', PATH)).toHaveLength(1));
});

test('once a child has left, nothing is written or asked for whoever comes', async () => {
  const fetchStub = serve();
  storage.writeJson('savedStories', [story('story_1')]);
  await keepVisitorsThings();
  const before = callsOf(fetchStub).length;
  vi.useFakeTimers();
  for (const key of ['savedStories', 'keptLedger']) storage.remove(key);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(callsOf(fetchStub)).toHaveLength(before);
  expect(localStorage.getItem('keptLedger')).toBeNull();
});

test('a guest of a lesson keeps nothing', async () => {
  const fetchStub = serve();
  storage.writeText('lesson', 'a lesson');
  storage.writeJson('savedStories', [story('story_1')]);
  await begin();
  expect(callsOf(fetchStub)).toEqual([]);
});
