import { appendEvents } from '@lux/service-kit/events/append-events.ts';
import { eventStream } from '@lux/service-kit/events/event-stream.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeps } from '../deps.ts';
import { readFigures } from '../figures/read-figures.ts';
import { buildRequest } from '../testing/build-request.ts';
import { startProcess } from '../testing/start-process.ts';

const EVENTS = 10_000;
const PER_ENTRY = 100;
/** How many documents there are when a process is killed. */
const KILLED_AT = [1_000, 3_000, 5_000, 7_000, 9_000];
/** So that there is work in hand at each kill, but not all of it. */
const MOST_WAITING = 2_000;

const engines = useEngines();
const namePrefix = engines.redis.prefix;
const mongodbUri = engines.mongodb.uri;
const redisUrl = engines.redis.url;
let deps: ReturnType<typeof createDeps>;
const running: ReturnType<typeof startProcess>[] = [];

beforeAll(async () => {
  const config = {
    internalToken: 'a-token-for-this-test',
    namePrefix,
    eventRetentionDays: 30,
    mongodb: { uri: mongodbUri, database: `${namePrefix}-analytics` },
    redis: { url: redisUrl },
  };
  deps = createDeps(config, createLogger('analytics', 'silent'));
  await deps.mongo.whenReady;
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()));
  await deps.close();
});

const start = () => startProcess({ mongodbUri, redisUrl, namePrefix });
const countStored = async () => deps.requests.count({});
const isStreamEmpty = async () => (await deps.redis.xlen(eventStream.key(namePrefix))) === 0;

test('10,000 events, two processes, five killed: each event is there once and counted once', {
  timeout: 60_000,
}, async () => {
  const events = Array.from({ length: EVENTS }, (_, place) =>
    buildRequest({
      type: place % 4 === 0 ? 'image' : 'text',
      timestamp: new Date(Date.now() - place * 60_000).toISOString(),
      durationMs: place,
    }),
  );
  running.push(start(), start());
  const sending = sendAll(events);
  for (const [kills, count] of KILLED_AT.entries()) {
    await waitFor(async () => (await countStored()) >= count, {
      timeoutMs: 20_000,
      what: `${count} documents`,
    });
    await running[kills % 2]?.kill();
    running[kills % 2] = start();
  }
  await sending;
  await waitFor(isStreamEmpty, { timeoutMs: 30_000, what: 'the stream to be empty' });

  expect(await countStored()).toBe(EVENTS);
  expect(await deps.redis.xpending(eventStream.key(namePrefix), 'analytics')).toEqual([
    0,
    null,
    null,
    null,
  ]);
  expect(await deps.redis.exists(eventStream.deadKey(namePrefix))).toBe(0);
  const figures = await readFigures(deps);
  expect(figures).toMatchObject({ total: EVENTS, byType: { text: 7_500, image: 2_500 } });

  await replay(events);
  await replay(events);
  expect(await countStored()).toBe(EVENTS);
  expect(await readFigures(deps)).toEqual({
    ...figures,
    activeVisitors: expect.any(Number),
  });
});

async function sendAll(events: ReturnType<typeof buildRequest>[]): Promise<void> {
  for (let from = 0; from < events.length; from += PER_ENTRY) {
    await waitFor(async () => from - (await countStored()) < MOST_WAITING, { timeoutMs: 40_000 });
    await send(events.slice(from, from + PER_ENTRY));
  }
}

async function replay(events: ReturnType<typeof buildRequest>[]): Promise<void> {
  for (let from = 0; from < events.length; from += PER_ENTRY) {
    await send(events.slice(from, from + PER_ENTRY));
  }
  await waitFor(isStreamEmpty, { timeoutMs: 20_000, what: 'the replay to be handled' });
}

async function send(events: ReturnType<typeof buildRequest>[]): Promise<void> {
  await appendEvents({ redis: deps.redis, namePrefix, stream: eventStream }, events);
}
