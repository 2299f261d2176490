// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { buildId } from '../testing/builders/builders.ts';
import { bodiesOf, stubFetch } from '../testing/fakes/stub-fetch.ts';
import { deliverWaiting } from './start-offline.ts';

const PATH = '/api/games/rounds';
const round = { id: buildId(), game: 'math', category: 'easy', score: 4, total: 5, seconds: 61 };

beforeEach(() => {
  localStorage.setItem(storageKeys.finishedRounds, JSON.stringify([round]));
});

test('what was played offline is sent once, wherever the child is', async () => {
  const fetchStub = stubFetch({ [`POST ${PATH}`]: { status: 204 } });
  await deliverWaiting();
  await deliverWaiting();
  expect(bodiesOf(fetchStub, 'POST', PATH)).toEqual([round]);
});

test('nothing is tried while offline', async () => {
  const fetchStub = stubFetch({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await deliverWaiting();
  expect(fetchStub).not.toHaveBeenCalled();
  expect(localStorage.getItem(storageKeys.finishedRounds)).not.toBeNull();
});
