// @vitest-environment happy-dom
import type { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import { expect, test, vi } from 'vitest';
import { buildId } from '../../testing/builders/builders.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { roundOutbox } from './round-outbox.ts';

const PATH = '/api/games/rounds';
const build = (): FinishedRound => ({
  id: buildId(),
  game: 'quiz',
  category: 'space',
  score: 4,
  total: 5,
  seconds: 61,
});
const kept = () => JSON.parse(localStorage.getItem('finishedRounds') ?? '[]');

test('a finished round is sent once and then forgotten', async () => {
  const fetchStub = stubFetch({ [`POST ${PATH}`]: { status: 204 } });
  const round = build();
  roundOutbox.add(round);
  await roundOutbox.send();
  await roundOutbox.send();
  expect(bodiesOf(fetchStub, 'POST', PATH)).toEqual([round]);
  expect(kept()).toEqual([]);
});

test('offline it waits, and goes once the connection is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const rounds = [build(), build()];
  for (const round of rounds) roundOutbox.add(round);
  await roundOutbox.send();
  expect(kept()).toEqual(rounds);

  const fetchStub = stubFetch({ [`POST ${PATH}`]: { status: 204 } });
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(bodiesOf(fetchStub, 'POST', PATH)).toEqual(rounds);
});

test('a round that is added while others are on their way goes with them', async () => {
  const fetchStub = stubFetch({ [`POST ${PATH}`]: { status: 204 } });
  const rounds = [build(), build()];
  for (const round of rounds) roundOutbox.add(round);
  await roundOutbox.send();
  expect(bodiesOf(fetchStub, 'POST', PATH)).toEqual(rounds);
});

test('a server in trouble is asked again later, a refused round never', async () => {
  stubFetch({ [`POST ${PATH}`]: { status: 503 } });
  roundOutbox.add(build());
  await roundOutbox.send();
  expect(kept()).toHaveLength(1);
  stubFetch({ [`POST ${PATH}`]: { status: 400 } });
  await roundOutbox.send();
  expect(kept()).toEqual([]);
});

test('what is broken in there does not hold up the others', async () => {
  const fetchStub = stubFetch({ [`POST ${PATH}`]: { status: 204 } });
  const round = build();
  localStorage.setItem('finishedRounds', JSON.stringify([{ id: 7 }, round, null]));
  await roundOutbox.send();
  expect(bodiesOf(fetchStub, 'POST', PATH)).toEqual([round]);
});
