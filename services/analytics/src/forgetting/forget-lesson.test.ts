import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();

const [lessonId, otherLesson, seatId] = [createId(), createId(), createId()];
const gone = { visitorToken: null, userId: null, prompt: null, response: null, ipAddress: null };

/** What a child in a lesson asked; without a seat it is a guest's. */
function inLesson(given: Partial<RequestCompletedEvent>, place = {}): RequestCompletedEvent {
  const at = { lessonId, placeId: createId(), seatId, ...place };
  return { ...buildRequest(given), place: at };
}

const wipe = () => analytics.service.send('POST', '/requests/wipes', { lessonId });
const read = async (id: string) => (await analytics.service.get(`/requests/${id}`)).json();
/** Everything that is stored, as text. */
const storedText = async () => {
  const { connection } = analytics.service.deps.mongo;
  const names = ['requests', 'forgotten', 'adoptions', 'outcomes'];
  const all = await Promise.all(names.map((name) => connection.collection(name).find().toArray()));
  return JSON.stringify(all);
};

test('a lesson’s events lose their children, those still on their way too; all are counted', async () => {
  const seat = inLesson({ prompt: 'mein Geheimnis' });
  const guest = inLesson({ prompt: 'auch geheim' }, { seatId: null });
  const before = buildRequest({ prompt: 'vor der Stunde' });
  const elsewhere = inLesson({ prompt: 'andere Stunde' }, { lessonId: otherLesson });
  const late = inLesson({
    prompt: 'als es klingelte',
    timestamp: new Date(Date.now() + 60_000).toISOString(),
  });
  await analytics.service.store([seat, guest, before, elsewhere]);
  await analytics.service.emit([inLesson({ id: 'unter-wegs', prompt: 'noch im Strom' })]);
  expect((await wipe()).statusCode).toBe(204);
  await analytics.service.emit([late]);
  await analytics.consume();

  for (const id of [seat.id, guest.id, 'unter-wegs', late.id]) {
    expect(await read(id)).toMatchObject(gone);
  }
  expect(await read(before.id)).toEqual(before);
  expect(await read(elsewhere.id)).toMatchObject({ prompt: 'andere Stunde' });
  const stored = await storedText();
  expect(stored).not.toContain(lessonId);
  expect(stored).toContain(otherLesson);
  expect(stored).not.toMatch(/Geheimnis|geheim|Strom|klingelte/);
  expect((await analytics.service.get('/stats')).json()).toMatchObject({ total: 6 });
  await waitFor(() => analytics.service.countPushes(late.id) === 1);
  expect(analytics.service.countPushes('klingelte') + analytics.service.countPushes(seatId)).toBe(
    0,
  );
});

test('a second wipe changes nothing, and one that was killed half-way is made whole by it', async () => {
  const said = inLesson({ prompt: 'mein Geheimnis' });
  await analytics.service.store([said]);
  const { requests } = analytics.service.deps;
  const { forgetLesson } = requests;
  requests.forgetLesson = () => Promise.reject(new Error('killed'));
  expect((await wipe()).statusCode).toBe(500);
  requests.forgetLesson = forgetLesson;
  expect(await read(said.id)).toMatchObject({ prompt: 'mein Geheimnis' });

  await wipe();
  const once = await read(said.id);
  await wipe();
  expect(await read(said.id)).toEqual(once);
  expect(once).toMatchObject(gone);
});

test('a cry for help in the lesson keeps its words until an admin has handled it', async () => {
  const cry = inLesson({ prompt: 'Papa schlägt mich', safety: 'crisis' });
  await analytics.service.store([cry]);
  await wipe();
  expect(await read(cry.id)).toMatchObject({ ...gone, prompt: 'Papa schlägt mich' });
  expect(await storedText()).not.toContain(seatId);
  await analytics.service.send('PATCH', `/requests/${cry.id}/handled`, { by: 'chefin' });
  expect(await read(cry.id)).toMatchObject(gone);
});

test('dead letters of the lesson go with it', async () => {
  const { deadLetters, redis, config } = analytics.service.deps;
  const letter = (event: RequestCompletedEvent) =>
    JSON.stringify(['events', JSON.stringify([event])]);
  await deadLetters.add({ entryId: '1-0', why: 'mine', content: letter(inLesson({})) });
  const other = inLesson({}, { lessonId: otherLesson });
  await deadLetters.add({ entryId: '2-0', why: 'other', content: letter(other) });
  await wipe();
  const left = await redis.xrange(eventStream.deadKey(config.namePrefix), '-', '+');
  expect(left.map(([, fields]) => fields[3])).toEqual(['other']);
});

test('a seat is shown and forgotten by its own name, whatever tablet it was on', async () => {
  const tablet = 'mark-of-a-tablet';
  const atSeat = inLesson({ visitorToken: tablet, prompt: 'vom Platz' });
  const byVisitor = buildRequest({ visitorToken: tablet, prompt: 'vom Tablet' });
  await analytics.service.store([atSeat, byVisitor]);
  const search = async (people: object) =>
    (
      await analytics.service.send('POST', '/requests/searches', {
        visitorMarks: [],
        userId: null,
        ...people,
      })
    )
      .json()
      .map(({ id }: { id: string }) => id);
  expect(await search({ visitorMarks: [tablet] })).toEqual([byVisitor.id]);
  expect(await search({ seatIds: [seatId] })).toEqual([atSeat.id]);

  const adoption = { visitorMarks: [tablet], userId: 'user-1', userMark: 'mark-of-the-user' };
  await analytics.service.send('POST', '/requests/adoptions', adoption);
  await analytics.service.emit([inLesson({ id: 'spaeter', visitorToken: tablet })]);
  await analytics.consume();
  expect(await search({ seatIds: [seatId] })).toContain('spaeter');
  expect(await search({ userId: 'user-1' })).toEqual([byVisitor.id]);

  const late = inLesson({ id: 'zu-spaet', prompt: 'vor dem Löschen' });
  const forget = { visitorMarks: [], userId: null, seatIds: [seatId] };
  expect((await analytics.service.send('POST', '/requests/forgettings', forget)).statusCode).toBe(
    204,
  );
  expect(await read(atSeat.id)).toMatchObject(gone);
  expect(await read(byVisitor.id)).toMatchObject({ prompt: 'vom Tablet', userId: 'user-1' });
  await analytics.service.emit([late]);
  await analytics.consume();
  expect(await read('zu-spaet')).toMatchObject(gone);
});

test('a picture of a seat reaches its request, that of a wiped lesson does not', async () => {
  const noMark = { type: 'image', visitorToken: null } as const;
  const kept = inLesson({ ...noMark, id: 'bild-bleibt' }, { lessonId: otherLesson });
  const wiped = inLesson({ ...noMark, id: 'bild-geht' });
  await analytics.service.store([kept, wiped]);
  await wipe();
  const settled = { name: 'picture.settled' as const, imageUrl: '/media/x', failure: null };
  await analytics.service.emit([
    { ...settled, requestId: kept.id },
    { ...settled, requestId: wiped.id },
  ]);
  await analytics.consume();
  expect(await read(kept.id)).toMatchObject({ imageUrl: '/media/x' });
  expect(await read(wiped.id)).toMatchObject({ imageUrl: null });
});
