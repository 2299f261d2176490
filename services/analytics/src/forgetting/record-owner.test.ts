import { createId } from '@lux/service-kit/secrets.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();
const owner = `visitor:${'o'.repeat(43)}`;
const mark = 'mark-of-a-tablet';

const said = (given: object = {}) => buildRequest({ visitorToken: mark, owner, ...given });
const ownerOf = async (id: string) => (await analytics.service.get(`/requests/${id}/owner`)).json();
const forget = () =>
  analytics.service.send('POST', '/requests/forgettings', {
    visitorMarks: [],
    userId: null,
    owners: [owner],
  });

test('services learn the visitor behind a request, whoever reads requests does not', async () => {
  const mine = said();
  await analytics.service.emit([mine]);
  await analytics.consume();
  expect(await ownerOf(mine.id)).toEqual({ kind: 'visitor', owner, visitorMark: mark });
  await waitFor(() => analytics.service.countPushes(mine.id) === 1);
  const shown = [
    (await analytics.service.get('/requests')).body,
    (await analytics.service.get(`/requests/${mine.id}`)).body,
    (await analytics.service.get('/exports/requests')).body,
  ];
  expect(shown.join()).toContain(mine.id);
  expect(shown.join()).not.toContain(owner);
  expect(analytics.service.countPushes(owner)).toBe(0);
});

test('a request says that it is a user’s, a seat’s, nobody’s or from before owners were noted', async () => {
  const place = { lessonId: createId(), placeId: createId(), seatId: createId() };
  const kinds = {
    user: said({ owner: undefined, userId: 'user-1' }),
    seat: said({ owner: undefined, place }),
    nobody: buildRequest({ visitorToken: null }),
    unknown: said({ owner: undefined }),
  };
  await analytics.service.store(Object.values(kinds));
  for (const [kind, { id }] of Object.entries(kinds)) expect(await ownerOf(id)).toEqual({ kind });
  expect((await analytics.service.get('/requests/no-such/owner')).statusCode).toBe(404);
});

test('a visitor is forgotten by its owner, stored or under way, and then is nobody', async () => {
  const stored = said({ prompt: 'mein Geheimnis' });
  const underWay = said({ prompt: 'mein Geheimnis', visitorToken: 'its-second-mark-' });
  const other = said({ owner: `visitor:${'x'.repeat(43)}` });
  await analytics.service.store([stored, other]);
  await analytics.service.emit([underWay]);
  expect((await forget()).statusCode).toBe(204);
  await analytics.consume();
  for (const { id } of [stored, underWay]) {
    expect(await ownerOf(id)).toEqual({ kind: 'nobody' });
    const gone = { visitorToken: null, prompt: null, response: null };
    expect((await analytics.service.get(`/requests/${id}`)).json()).toMatchObject(gone);
  }
  expect(await ownerOf(other.id)).toMatchObject({ kind: 'visitor' });
  const notes = await analytics.service.deps.mongo.connection
    .collection('forgotten')
    .find()
    .toArray();
  expect(JSON.stringify(notes)).not.toContain('oooo');
});

test('what became a user’s leads to no visitor any more', async () => {
  const mine = said();
  await analytics.service.store([mine]);
  const adoption = { visitorMarks: [mark], userId: 'mia', userMark: 'mark-of-the-user' };
  await analytics.service.send('POST', '/requests/adoptions', adoption);
  expect(await ownerOf(mine.id)).toEqual({ kind: 'user' });
  const stored = await analytics.service.deps.mongo.connection.collection('requests').findOne();
  expect(stored).not.toHaveProperty('owner');
});

test('with a limit of time, what was asked after it stays', async () => {
  const until = '2026-05-04T10:00:00.000Z';
  const before = said({ timestamp: '2026-05-04T09:00:00.000Z' });
  const after = said({ timestamp: '2026-05-04T11:00:00.000Z' });
  const [lateBefore, lateAfter] = [before, after].map((one) => said({ timestamp: one.timestamp }));
  if (!lateBefore || !lateAfter) throw new Error('no events');
  await analytics.service.store([before, after]);
  await analytics.service.emit([lateBefore, lateAfter]);
  const people = { visitorMarks: [], userId: null, owners: [owner], until };
  expect((await analytics.service.send('POST', '/requests/forgettings', people)).statusCode).toBe(
    204,
  );
  await analytics.consume();
  for (const { id } of [before, lateBefore]) expect(await ownerOf(id)).toEqual({ kind: 'nobody' });
  for (const { id } of [after, lateAfter]) {
    expect(await ownerOf(id)).toMatchObject({ kind: 'visitor' });
  }
});
