import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import { placeStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { openClassroom } from '../testing/open-classroom.ts';
import { readEvents, readStream } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-board-events-${opened}`;
  const areas = ['talk', 'gallery', 'quiz', 'letters'] as const;
  const classroom = await openClassroom(
    { redisUrl: engines.redis.url, namePrefix },
    { areas: [...areas] },
  );
  const { redis } = classroom.deps;
  const cookie = await classroom.sitDown();
  return {
    ...classroom,
    cookie,
    act: (url: string, payload: object) => classroom.ask(cookie, 'POST', url, payload),
    /** As soon as one of them is as wanted. */
    waitForEvent: (isWanted: (event: PlaceEvent) => boolean) =>
      waitFor(async () => (await readStream(redis, placeStream, namePrefix)).find(isWanted)),
    readPlaces: () => readStream(redis, placeStream, namePrefix),
    readEvents: () => readEvents(redis, namePrefix),
  };
}

const round = { game: 'quiz', category: 'animals', score: 3, total: 5, seconds: 40 };

test('what a child asks, paints and plays is counted in its area', async () => {
  const { act, lesson, waitForEvent } = await open();
  const { id } = (await act('/api/conversations', {})).json();
  const said = { role: 'user', content: 'Wie viele Beine hat eine Spinne?' };
  await act(`/api/conversations/${id}/messages`, said);
  await act('/api/generate-image', { prompt: 'ein Igel', style: 'cartoon' });
  await act('/api/games/rounds', { ...round, id: 'a'.repeat(22) });
  const query = 'mutation ($input: FinishedRoundInput!) { finishRound(input: $input) }';
  await act('/graphql', { query, variables: { input: { ...round, id: 'b'.repeat(22) } } });
  for (const [counts, area] of [
    ['question', 'talk'],
    ['picture', 'gallery'],
    ['round', 'quiz'],
  ] as const) {
    const told = await waitForEvent((event) => 'counts' in event && event.counts === counts);
    expect(told).toMatchObject({ lessonId: lesson.id, area });
  }
  const begun = await waitForEvent(
    (event) => 'area' in event && event.area === 'talk' && event.counts === null,
  );
  expect(JSON.stringify(begun)).not.toContain('Spinne');
});

test('a picture ordered again, because the answer was lost, counts once', async () => {
  const { act, waitForEvent, readPlaces } = await open();
  const order = { prompt: 'ein Igel', orderId: 'o'.repeat(22) };
  const [first, again] = [
    await act('/api/generate-image', order),
    await act('/api/generate-image', order),
  ];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  await act('/api/games/rounds', { ...round, id: 'c'.repeat(22) });
  // Events come in their order.
  await waitForEvent((event) => 'counts' in event && event.counts === 'round');
  const pictures = (await readPlaces()).filter(
    (event) => 'counts' in event && event.counts === 'picture',
  );
  expect(pictures).toHaveLength(1);
});

test('what a tablet caches ahead is nothing that its child does', async () => {
  const { app, cookie, waitForEvent, readPlaces } = await open();
  const isLetters = (event: PlaceEvent) => 'area' in event && event.area === 'letters';
  const url = '/api/letters';
  await app.inject({ url, headers: { cookie, purpose: 'prefetch' } });
  await app.inject({ url, headers: { cookie } });
  // Events come in their order.
  await waitForEvent(isLetters);
  expect((await readPlaces()).filter(isLetters)).toHaveLength(1);
});

test('a sign of danger is told with its sentence', async () => {
  const { act, waitForEvent } = await open();
  await act('/api/generate-image', { prompt: 'in Gefahr', style: 'cartoon' });
  const told = await waitForEvent(({ name }) => name === 'place.worried');
  expect(told).toMatchObject({ sentence: 'in Gefahr' });
});

test('each request’s record names the place, and neither visitor nor user of the tablet', async () => {
  const { act, lesson, seats, readEvents } = await open();
  await act('/api/conversations', {});
  const record = await waitFor(async () =>
    (await readEvents()).find(({ operation }) => operation === 'POST /api/conversations'),
  );
  expect(record).toMatchObject({
    place: { lessonId: lesson.id, seatId: seats[0].id },
    userId: null,
    visitorToken: expect.stringMatching(/^[\w-]{16}$/),
  });
});
