import type { Activity } from '@lux/contracts/accounts/activity.ts';
import { createEventConsumer } from '@lux/service-kit/events/consuming/create-event-consumer.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildActivity } from '../testing/build-activity.ts';
import { listenToPushes } from '../testing/listen-to-pushes.ts';
import { openAccounts } from '../testing/open-accounts.ts';
import { countActivities, startActivityConsumer } from './count-activities.consumer.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-activities-${opened}`;
  const redis = { url: engines.redis.url };
  const service = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: redis.url,
    database,
  });
  const { call, deps } = service;
  const registration = { username: 'Mia', password: 'Wolke-Besen-Zebra' };
  const userId: string = (await call('POST', '/users', registration)).body.id;
  const stream = { redis: deps.redis, namePrefix: database, stream: activityStream };
  return {
    ...service,
    namePrefix: database,
    userId,
    mia: `user:${userId}`,
    pushes: await listenToPushes(redis.url, database),
    tell: (...activities: Activity[]) => appendEvents(stream, activities),
    consume: () => {
      const own = { ...deps, metrics: createMetrics('accounts') };
      const consumer = startActivityConsumer({ redis, namePrefix: database }, own);
      onTestFinished(() => consumer.close());
    },
    isHandled: async () => (await deps.redis.xlen(activityStream.key(database))) === 0,
    collected: async (): Promise<string[]> =>
      (await call('GET', `/users/${userId}/stickers`)).body
        .map(({ stickerId }: { stickerId: string }) => stickerId)
        .toSorted(),
    count: async (collection: string) =>
      deps.mongo.connection.collection(collection).countDocuments(),
  };
}

test('what a child has done earns a sticker, and all their devices hear of it', async () => {
  const { call, consume, deps, mia, pushes, tell, userId } = await open();
  consume();
  await tell(buildActivity.picture(mia));
  await waitFor(() => pushes.count(mia, 'sticker.awarded', 'erstes-bild') === 1);
  expect((await call('GET', `/users/${userId}/stickers`)).body).toEqual([
    {
      stickerId: 'erstes-bild',
      achievementType: 'dein erstes Bild',
      collectedAt: expect.any(String),
      metadata: null,
      sticker: deps.catalogue.get('erstes-bild')?.sticker,
    },
  ]);
});

test('an activity told of three times counts once', async () => {
  const { consume, deps, isHandled, mia, tell, userId } = await open();
  consume();
  const activity = buildActivity.picture(mia);
  await tell(activity, activity);
  await tell(activity);
  await waitFor(isHandled);
  expect((await deps.progress.find(userId)).counters).toEqual({ pictures: 1 });
});

test('two consumers and everything told twice: nothing doubled, nothing lost', async () => {
  const { collected, consume, deps, isHandled, mia, pushes, tell, userId } = await open();
  consume();
  consume();
  const activities = Array.from({ length: 100 }, () => buildActivity.picture(mia));
  const twice = [...activities, ...activities].toSorted(() => Math.random() - 0.5);
  await Promise.all(twice.map((activity) => tell(activity)));
  await waitFor(isHandled, { timeoutMs: 15_000 });
  expect((await deps.progress.find(userId)).counters).toEqual({ pictures: 100 });
  const earned = [
    'bilder-rahmen',
    'bunter-schmetterling',
    'einhorn-atelier',
    'erstes-bild',
    'farbklecks',
    'regenbogen',
  ];
  expect(await collected()).toEqual(earned);
  deps.push.toOwner(mia, 'job.ready', { jobId: 'the last push', kind: 'image' });
  await waitFor(() => pushes.count(mia, 'the last push') === 1);
  for (const id of earned) expect(pushes.count(mia, `/api/stickers/${id}/image`), id).toBe(1);
});

test('a first activity in two consumers at once begins one progress', async () => {
  const { deps, count, userId, mia } = await open();
  const activities = Array.from({ length: 20 }, () => buildActivity.talk(mia));
  await Promise.all(activities.map((activity) => countActivities(deps, [activity])));
  expect((await deps.progress.find(userId)).counters).toEqual({ talks: 20 });
  expect(await count('sticker-progress')).toBe(1);
});

test('a consumer killed between counting and awarding: another awards, and nothing counts twice', async () => {
  const { collected, deps, mia, namePrefix, pushes, tell, userId } = await open();
  const { log } = deps;
  const broken = {
    ...deps,
    userStickers: {
      ...deps.userStickers,
      add: async () => {
        throw new Error('killed');
      },
    },
  };
  await tell(buildActivity.picture(mia));
  const dying = createEventConsumer({
    redis: connectRedis({ url: engines.redis.url, log, role: 'worker' }),
    namePrefix,
    stream: activityStream,
    group: 'accounts',
    consumer: 'dying',
    log,
    handle: async (activities) => countActivities(broken, activities),
  });
  await waitFor(async () => (await deps.progress.find(userId)).counters.pictures === 1);
  await dying.close();
  expect(await collected()).toEqual([]);

  const second = createEventConsumer({
    redis: connectRedis({ url: engines.redis.url, log, role: 'worker' }),
    namePrefix,
    stream: activityStream,
    group: 'accounts',
    consumer: 'second',
    log,
    takeOverAfterMs: 200,
    handle: async (activities) => countActivities(deps, activities),
  });
  onTestFinished(() => second.close());
  await waitFor(() => pushes.count(mia, 'sticker.awarded', 'erstes-bild') === 1);
  expect(await collected()).toEqual(['erstes-bild']);
  expect((await deps.progress.find(userId)).counters).toEqual({ pictures: 1 });
});

test('visitors collect nothing, and nothing of them is kept', async () => {
  const { consume, count, isHandled, tell } = await open();
  consume();
  await tell(buildActivity.picture('visitor:abcdefgh12345678'));
  await waitFor(isHandled);
  expect([await count('sticker-progress'), await count('user-stickers')]).toEqual([0, 0]);
});

test('a round nobody could have played earns nothing, not even a day', async () => {
  const { collected, consume, deps, isHandled, mia, tell, userId } = await open();
  consume();
  await tell(buildActivity.round(mia, { score: 5, seconds: 0, isPlausible: false }));
  await waitFor(isHandled);
  expect(await collected()).toEqual([]);
  expect(await deps.progress.find(userId)).toEqual({ counters: {}, days: [] });
});

test('days are counted once each, in German time, and a run of them as such', async () => {
  const { collected, deps, mia, userId } = await open();
  const moments = [
    '2026-03-27T22:30:00.000Z',
    '2026-03-27T23:30:00.000Z',
    '2026-03-28T10:00:00.000Z',
    '2026-03-28T23:30:00.000Z',
  ];
  await countActivities(
    deps,
    moments.map((moment) => buildActivity.talk(mia, moment)),
  );
  const { days } = await deps.progress.find(userId);
  expect(days).toEqual(['2026-03-27', '2026-03-28', '2026-03-29']);
  expect(await collected()).toEqual(['erste-frage', 'frisch-geschluepft', 'warmes-feuer']);
});

test('what comes in for a deleted account leaves nothing behind and is pushed to nobody', async () => {
  const { call, count, deps, mia, pushes, userId } = await open();
  await countActivities(deps, [buildActivity.picture(mia)]);
  await waitFor(() => pushes.count(mia, 'erstes-bild') === 1);
  await call('DELETE', `/users/${userId}`);
  await countActivities(deps, [buildActivity.picture(mia, 'coloring')]);
  expect([await count('sticker-progress'), await count('user-stickers')]).toEqual([0, 0]);
  deps.push.toOwner(mia, 'job.ready', { jobId: 'the last push', kind: 'image' });
  await waitFor(() => pushes.count(mia, 'the last push') === 1);
  expect(pushes.count(mia, 'erstes-ausmalbild')).toBe(0);
});

test('an activity older than the last few hundred is forgotten, so that a record cannot grow', async () => {
  const { deps, userId } = await open();
  const add = (ids: string[]) =>
    deps.progress.add(
      ids.map((activityId) => ({
        ...{ userId, activityId, at: new Date(), day: '2026-03-29' },
        counts: { talks: 1 },
      })),
    );
  const ids = Array.from({ length: 600 }, () => createId());
  await add(ids);
  await add(ids.slice(-500));
  expect((await deps.progress.find(userId)).counters).toEqual({ talks: 600 });
  const kept = await deps.mongo.connection
    .collection<{ handled: string[] }>('sticker-progress')
    .findOne();
  expect(kept?.handled).toEqual(ids.slice(-500));
});

test('what the bff tells itself is counted before it has its answer, and once with the stream', async () => {
  const { call, consume, deps, isHandled, collected, mia, tell, userId } = await open();
  const picture = buildActivity.picture(mia);
  const counters = async () => (await deps.progress.find(userId)).counters;
  expect((await call('POST', '/activities', picture)).status).toBe(204);
  expect(await collected()).toEqual(['erstes-bild']);
  const before = await counters();
  await tell(picture);
  consume();
  await waitFor(isHandled);
  expect(await counters()).toEqual(before);
});
