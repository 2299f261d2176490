import { eventStream } from '@lux/service-kit/events/event-stream.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRequestConsumer } from '../requests/start-request-consumer.ts';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';

const engines = useEngines();
let service: Awaited<ReturnType<typeof openAnalytics>>;
let consumer: ReturnType<typeof startRequestConsumer> | undefined;

beforeEach(async () => {
  service = await openAnalytics(engines);
  await service.deps.mongo.whenReady;
});
afterEach(async () => {
  await consumer?.close();
  consumer = undefined;
  await service.close();
});

const forget = async (visitorTokens: string[], userId: string | null = null) =>
  service.send('POST', '/requests/forgettings', { visitorTokens, userId });
const consume = async () => {
  consumer = startRequestConsumer(service.deps);
  const { redis, config } = service.deps;
  await waitFor(async () => (await redis.xlen(eventStream.key(config.namePrefix))) === 0);
};
const list = async () => (await service.get('/requests')).json();
const gone = { visitorToken: null, userId: null, prompt: null, response: null, ipAddress: null };

test('events still in the stream lose their person, too, and are not shown with it', async () => {
  const mine = buildRequest({ visitorToken: 'forget-me', prompt: 'mein Geheimnis' });
  const byUser = buildRequest({ visitorToken: null, userId: 'user-1', prompt: 'auch geheim' });
  const other = buildRequest({ visitorToken: 'somebody-else' });
  await service.emit([mine, byUser, other]);
  expect((await forget(['forget-me'], 'user-1')).statusCode).toBe(204);
  await consume();

  const rows: { id: string }[] = await list();
  const find = (id: string) => rows.find((row) => row.id === id);
  expect(find(mine.id)).toMatchObject(gone);
  expect(find(byUser.id)).toMatchObject(gone);
  expect(find(other.id)).toEqual(other);
  await waitFor(() => service.countPushes(mine.id) === 1);
  expect(service.countPushes('mein Geheimnis')).toBe(0);
  expect((await service.get('/stats')).json()).toMatchObject({ total: 3, activeVisitors: 1 });
});

test('what is stored already loses its person, and is still counted', async () => {
  await service.store([buildRequest({ visitorToken: 'forget-me' })]);
  await forget(['forget-me']);
  expect(await list()).toMatchObject([gone]);
  expect((await service.get('/stats')).json()).toMatchObject({ total: 1 });
});

test('who comes back later is kept again', async () => {
  await forget(['forget-me']);
  const later = buildRequest({
    visitorToken: 'forget-me',
    timestamp: new Date(Date.now() + 1_000).toISOString(),
  });
  await service.emit([later]);
  await consume();
  expect(await list()).toEqual([later]);
});

test('the note of who was forgotten names nobody', async () => {
  await forget(['forget-me'], 'user-1');
  const notes = await service.deps.mongo.connection.collection('forgotten').find().toArray();
  expect(notes).toHaveLength(2);
  expect(JSON.stringify(notes)).not.toMatch(/forget-me|user-1/);
});
