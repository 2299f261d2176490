import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { findInDatabases, findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startActivityConsumer } from '../stickers/count-activities.consumer.ts';
import { buildActivity } from '../testing/build-activity.ts';
import { listenToPushes } from '../testing/listen-to-pushes.ts';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
const HOUR_MS = 3_600_000;
const FIRST_LESSON = Date.now() - 48 * HOUR_MS;
let opened = 0;

async function open() {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-wipes-${opened}`;
  const redis = { url: engines.redis.url };
  const service = await openAccounts({ uri: engines.mongodb.uri, redisUrl: redis.url, database });
  const { call, deps } = service;
  const seat: OwnerId = `seat:${createId()}`;
  const headers = { 'x-lux-owners': seat };
  const tell = (...activities: Activity[]) =>
    appendEvents({ redis: deps.redis, namePrefix: database, stream: activityStream }, activities);
  return {
    ...service,
    seat,
    database,
    tell,
    pushes: await listenToPushes(redis.url, database),
    consume: async () => {
      const own = { ...deps, metrics: createMetrics('accounts') };
      const consumer = startActivityConsumer({ redis, namePrefix: database }, own);
      onTestFinished(() => consumer.close());
      await waitFor(async () => (await deps.redis.xlen(activityStream.key(database))) === 0);
    },
    count: (activity: Activity) => call('POST', '/activities', activity),
    stickers: async (): Promise<string[]> =>
      (await call('GET', `/users/${seat}/stickers`)).body.map(
        ({ stickerId }: { stickerId: string }) => stickerId,
      ),
    keep: (id: string) =>
      call(
        'PUT',
        '/things',
        {
          things: [{ kind: 'story', id, changedAt: new Date().toISOString(), data: { title: id } }],
        },
        headers,
      ),
    things: async (): Promise<string[]> =>
      (await call('GET', '/things', undefined, headers)).body.things.map(
        ({ id }: { id: string }) => id,
      ),
    /** The lesson of the last half hour, which ends now. */
    wipe: (owners: OwnerId[] = [seat], since = Date.now() - HOUR_MS / 2) =>
      call('POST', '/user-data/wipes', {
        lessonId: createId(),
        owners,
        since: new Date(since).toISOString(),
        until: new Date().toISOString(),
        keep: { fileIds: [], owner: 'user:frau-sommer-ist-es' },
      }),
    /** Makes what is stored older than the lesson, as from one that was kept. */
    makeOld: async () => {
      const { connection } = deps.mongo;
      const keptAt = new Date(FIRST_LESSON);
      await connection.collection('things').updateMany({}, { $set: { keptAt } });
      await connection
        .collection('user-stickers')
        .updateMany({}, { $set: { collectedAt: keptAt } });
    },
    read: async () => (await call('GET', '/user-data', undefined, headers)).body,
  };
}

const earlier = (activity: Activity): Activity => ({
  ...activity,
  timestamp: new Date(FIRST_LESSON).toISOString(),
});

test('a seat collects stickers and keeps its things, and hears of them; a visitor does not', async () => {
  const { seat, tell, consume, stickers, keep, things, pushes, read, count } = await open();
  await tell(buildActivity.picture(seat), buildActivity.picture('visitor:ein-Gast-ein-Gast'));
  await consume();
  expect(await stickers()).toContain('erstes-bild');
  await waitFor(() => pushes.count(seat, 'erstes-bild') === 1);
  await keep('story_1');
  expect(await things()).toEqual(['story_1']);
  expect(await read()).toMatchObject({ progress: { counters: { pictures: 1 } } });
  const activity = buildActivity.talk(seat);
  await count(activity);
  await count(activity);
  expect(await read()).toMatchObject({ progress: { counters: { pictures: 1, talks: 1 } } });
});

test('what a seat reached and kept in a lesson goes, what it had before stays', async () => {
  const { seat, count, stickers, keep, things, wipe, makeOld, read } = await open();
  await count(earlier(buildActivity.picture(seat)));
  await keep('story_alt');
  await makeOld();
  const before = await read();
  await count(buildActivity.picture(seat, 'coloring'));
  await count(buildActivity.picture(seat));
  await keep('story_neu');
  expect(await stickers()).toEqual(expect.arrayContaining(['erstes-bild', 'erstes-ausmalbild']));

  expect((await wipe()).status).toBe(204);
  expect(await read()).toEqual(before);
  expect(await things()).toEqual(['story_alt']);
  expect((await wipe()).status).toBe(204);
  expect(await read()).toEqual(before);
});

test('nothing of the seat is left in any collection or key, except dead letters of other times', async () => {
  const { seat, database, count, keep, wipe, deps } = await open();
  await count(buildActivity.round(seat, { score: 5 }));
  await keep('story_neu');
  const letter = (activity: Activity) => JSON.stringify(['events', JSON.stringify([activity])]);
  const talk = buildActivity.talk(seat);
  await deps.deadLetters.add({ entryId: '1-0', why: 'now', content: letter(talk) });
  await deps.deadLetters.add({ entryId: '2-0', why: 'before', content: letter(earlier(talk)) });
  await wipe();
  expect(await findInDatabases(engines.mongodb.uri, database, [seat])).toEqual([]);
  const left = await deps.redis.xrange(activityStream.deadKey(database), '-', '+');
  expect(left.map(([, fields]) => fields[3])).toEqual(['before']);
  await wipe([seat], FIRST_LESSON - HOUR_MS);
  expect(await findInRedis(engines.redis.url, database, [seat])).toEqual([]);
});

test('activities of the lesson that are read after the wipe count nothing and give nothing', async () => {
  const { seat, tell, consume, wipe, stickers, read, pushes, count } = await open();
  await tell(buildActivity.picture(seat));
  await wipe();
  await consume();
  expect(await stickers()).toEqual([]);
  expect((await read()).progress).toEqual({ counters: {}, days: [] });
  expect(pushes.count(seat, 'erstes-bild')).toBe(0);
  // The next lesson counts again.
  await count({
    ...buildActivity.picture(seat),
    timestamp: new Date(Date.now() + 10_000).toISOString(),
  });
  expect(await stickers()).toContain('erstes-bild');
});

test('while a class is at work a wipe of another lesson loses no count', async () => {
  const { seat, count, wipe, read, deps } = await open();
  const now = Array.from({ length: 20 }, () => earlier(buildActivity.talk(seat)));
  const gone = Array.from({ length: 20 }, () => buildActivity.talk(seat));
  const { wipe: take } = deps.progress;
  deps.progress.wipe = async (...given) => {
    await Promise.all([take(...given), ...now.map(count)]);
  };
  await Promise.all(gone.map(count));
  await wipe();
  await wipe();
  expect((await read()).progress.counters).toEqual({ talks: 20 });
});

test('killed between two steps, the next wipe does the rest', async () => {
  const { seat, database, count, keep, wipe, deps } = await open();
  const steps = [
    [deps.wipedPeriods, 'add'],
    [deps.progress, 'wipe'],
    [deps.userStickers, 'remove'],
    [deps.syncedItems, 'wipe'],
    [deps.deadLetters, 'forget'],
  ] as const;
  for (const [store, step] of steps) {
    await count(buildActivity.picture(seat));
    await keep('story_neu');
    const whole = Reflect.get(store, step);
    Reflect.set(store, step, () => Promise.reject(new Error('killed')));
    expect((await wipe()).status).toBe(500);
    Reflect.set(store, step, whole);
    expect((await wipe()).status).toBe(204);
    expect(await findInDatabases(engines.mongodb.uri, database, [seat])).toEqual([]);
  }
});

test('a seat that was deleted leaves nothing, whatever is still on its way', async () => {
  const { seat, database, call, count, keep, tell, consume } = await open();
  await count(buildActivity.picture(seat));
  await keep('story_1');
  await tell(buildActivity.picture(seat));
  const headers = { 'x-lux-owners': seat };
  expect((await call('DELETE', '/user-data', undefined, headers)).status).toBe(204);
  await consume();
  expect(await findInDatabases(engines.mongodb.uri, database, [seat])).toEqual([]);
});
