import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();

const forget = async (visitorMarks: string[], userId: string | null = null) =>
  analytics.service.send('POST', '/requests/forgettings', { visitorMarks, userId });
const list = async () => (await analytics.service.get('/requests')).json();
const gone = { visitorToken: null, userId: null, prompt: null, response: null, ipAddress: null };

test('events still in the stream lose their person, too, and are not shown with it', async () => {
  const mine = buildRequest({ visitorToken: 'please-forget-me', prompt: 'mein Geheimnis' });
  const byUser = buildRequest({ visitorToken: null, userId: 'user-1', prompt: 'auch geheim' });
  const other = buildRequest({ visitorToken: 'somebody-else-xx' });
  await analytics.service.emit([mine, byUser, other]);
  expect((await forget(['please-forget-me'], 'user-1')).statusCode).toBe(204);
  await analytics.consume();

  const rows: { id: string }[] = await list();
  const find = (id: string) => rows.find((row) => row.id === id);
  expect(find(mine.id)).toMatchObject(gone);
  expect(find(byUser.id)).toMatchObject(gone);
  expect(find(other.id)).toEqual(other);
  await waitFor(() => analytics.service.countPushes(mine.id) === 1);
  expect(analytics.service.countPushes('mein Geheimnis')).toBe(0);
  expect((await analytics.service.get('/stats')).json()).toMatchObject({
    total: 3,
    activeVisitors: 1,
  });
});

test('what is stored already loses its person, and is still counted', async () => {
  await analytics.service.store([buildRequest({ visitorToken: 'please-forget-me' })]);
  await forget(['please-forget-me']);
  expect(await list()).toMatchObject([gone]);
  expect((await analytics.service.get('/stats')).json()).toMatchObject({ total: 1 });
});

test('who comes back later is kept again', async () => {
  await forget(['please-forget-me']);
  const later = buildRequest({
    visitorToken: 'please-forget-me',
    timestamp: new Date(Date.now() + 1_000).toISOString(),
  });
  await analytics.service.emit([later]);
  await analytics.consume();
  expect(await list()).toEqual([later]);
});

test('the note of who was forgotten names nobody', async () => {
  await forget(['please-forget-me'], 'user-1');
  const notes = await analytics.service.deps.mongo.connection
    .collection('forgotten')
    .find()
    .toArray();
  expect(notes).toHaveLength(2);
  expect(JSON.stringify(notes)).not.toMatch(/please-forget-me|user-1/);
});

test('what was said with a login is the user’s, whoever shows the tablet’s mark later', async () => {
  const tablet = 'mark-of-a-tablet';
  const secret = 'Mein Geheimnis heißt Zwiebelkuchen';
  const said = buildRequest({ visitorToken: tablet, userId: 'user-1', prompt: secret });
  await analytics.service.store([said]);
  const search = async (people: object) =>
    (await analytics.service.send('POST', '/requests/searches', people)).json();

  expect(await search({ visitorMarks: [tablet], userId: null })).toEqual([]);
  await forget([tablet]);
  await forget([tablet], 'user-2');
  expect(await list()).toEqual([said]);
  expect(await search({ visitorMarks: [], userId: 'user-1' })).toEqual([said]);
});

test('an event of a user under way stays when the tablet’s visitor is forgotten', async () => {
  const said = buildRequest({ visitorToken: 'mark-of-a-tablet', userId: 'user-1' });
  await analytics.service.emit([said]);
  await forget(['mark-of-a-tablet']);
  await analytics.consume();
  expect(await list()).toEqual([said]);
});

test('a cry for help keeps its words without the child until an admin has handled it', async () => {
  const cry = buildRequest({
    visitorToken: 'please-forget-me',
    prompt: 'Papa schlägt mich',
    safety: 'crisis',
  });
  const late = buildRequest({ ...cry, id: 'under-way', prompt: 'Jeden Tag' });
  await analytics.service.store([cry]);
  await analytics.service.emit([late]);
  await forget(['please-forget-me']);
  await analytics.consume();

  const forgottenAt = expect.stringMatching(/^\d{4}-/);
  const left = { ...gone, userAgent: null, forgottenAt, safety: 'crisis' };
  const read = async (id: string) => (await analytics.service.get(`/requests/${id}`)).json();
  expect(await read(cry.id)).toMatchObject({ ...left, prompt: 'Papa schlägt mich' });
  expect(await read(late.id)).toMatchObject({ ...left, prompt: 'Jeden Tag' });
  await waitFor(() => analytics.service.countPushes('Jeden Tag') === 1);
  const open = (await analytics.service.get('/requests?safety=open')).json();
  expect(open).toHaveLength(2);

  const handled = await analytics.service.send('PATCH', `/requests/${cry.id}/handled`, {
    by: 'chefin',
  });
  expect(handled.json()).toMatchObject({ ...left, prompt: null, handled: { by: 'chefin' } });
  expect(await read(late.id)).toMatchObject({ prompt: 'Jeden Tag' });
});

test('a cry for help that was handled goes with its person at once', async () => {
  const cry = buildRequest({ visitorToken: 'please-forget-me', safety: 'crisis' });
  await analytics.service.store([cry]);
  await analytics.service.send('PATCH', `/requests/${cry.id}/handled`, { by: 'chefin' });
  await forget(['please-forget-me']);
  expect(await list()).toMatchObject([{ ...gone, handled: { by: 'chefin' } }]);
});

test('dead letters about a person go with the person, in whatever form; others stay', async () => {
  const { deadLetters, redis, config } = analytics.service.deps;
  const key = eventStream.deadKey(config.namePrefix);
  const token = 'Ab12cD34eF56gH78iJ90kL12mN34oP56';
  const entryOf = (given: object) => JSON.stringify([buildRequest(given)]);
  const letters = {
    theirs: entryOf({ visitorToken: 'please-forget-me', prompt: 'mein Geheimnis' }),
    // As an entry that failed too often is dead-lettered: its fields, JSON within JSON.
    failed: JSON.stringify(['events', entryOf({ visitorToken: 'please-forget-me' })]),
    older: entryOf({ visitorToken: token }),
    user: entryOf({ visitorToken: null, userId: 'user-1' }),
    others: entryOf({ visitorToken: 'somebody-else-xx', userId: 'user-2' }),
    garbage: 'Kein JSON, please-forget-them',
  };
  for (const [why, content] of Object.entries(letters)) {
    await deadLetters.add({ entryId: '1-0', why, content });
  }
  await forget(['please-forget-me', legacyVisitorMark(token)], 'user-1');
  const left = (await redis.xrange(key, '-', '+')).map(([, fields]) => fields[3]);
  expect(left).toEqual(['others', 'garbage']);
});
