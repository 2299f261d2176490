import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { loadConfig } from '@lux/test-kit/config.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeps } from '../deps.ts';
import { readStatistics } from '../statistics/read-statistics.ts';
import { buildRequest } from '../testing/build-request.ts';
import { startProcess } from '../testing/start-process.ts';

const { isSoak } = loadConfig();
const KILLS = isSoak ? 5 : 1;
const KILL_EVERY_MS = 2_000;
/** What comes between two kills. */
const ENTRIES = 20;
const PER_ENTRY = 100;
const EVENTS = KILLS * ENTRIES * PER_ENTRY;

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
    settingsKey: Buffer.alloc(32, 7),
    previousSettingsKey: null,
    smtp: null,
    publicUrl: null,
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

const startOne = () => startProcess({ mongodbUri, redisUrl, namePrefix });
const countStored = async () => deps.requests.count({});
const isStreamEmpty = async () => (await deps.redis.xlen(eventStream.key(namePrefix))) === 0;

test(`${EVENTS} events, two processes, ${KILLS} killed: each is there once, counted once, and has its picture`, {
  timeout: 90_000,
}, async () => {
  const events = Array.from({ length: EVENTS }, (_, place) =>
    buildRequest({
      type: place % 4 === 0 ? 'image' : 'text',
      timestamp: new Date(Date.now() - place * 60_000).toISOString(),
      durationMs: place,
    }),
  );
  running.push(startOne(), startOne());
  await send(events.slice(0, PER_ENTRY));
  await waitFor(async () => (await countStored()) > 0, { timeoutMs: 20_000, what: 'a start' });
  const start = Date.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const part = events.slice(kill * ENTRIES * PER_ENTRY, (kill + 1) * ENTRIES * PER_ENTRY);
    await sendAt(part, start + (kill + 1) * KILL_EVERY_MS);
    await running[kill % 2]?.kill();
    running[kill % 2] = startOne();
  }
  await waitFor(isStreamEmpty, { timeoutMs: 30_000, what: 'the stream to be empty' });

  expect(await countStored()).toBe(EVENTS);
  expect(await deps.requests.count({}, { hasImage: true })).toBe(EVENTS / 4);
  expect(await readPending()).toEqual([0, null, null, null]);
  expect(await deps.redis.exists(eventStream.deadKey(namePrefix))).toBe(0);
  const statistics = await readStatistics(deps);
  expect(statistics).toMatchObject({
    total: EVENTS,
    byType: { text: EVENTS * 0.75, image: EVENTS * 0.25 },
  });

  await replay(events);
  if (isSoak) await replay(events);
  expect(await countStored()).toBe(EVENTS);
  expect(await readStatistics(deps)).toEqual({
    ...statistics,
    activeVisitors: expect.any(Number),
  });
});

/** All at once when it is time, and on until some of it is in hand, so that a kill hits work. */
async function sendAt(events: ReturnType<typeof buildRequest>[], dueMs: number): Promise<void> {
  await waitFor(() => Date.now() >= dueMs);
  for (let from = 0; from < events.length; from += PER_ENTRY) {
    await send(events.slice(from, from + PER_ENTRY));
  }
  await waitFor(async () => (await readPending())[0] !== 0);
}

async function readPending(): Promise<unknown[]> {
  return deps.redis.xpending(eventStream.key(namePrefix), 'analytics');
}

async function replay(events: ReturnType<typeof buildRequest>[]): Promise<void> {
  for (let from = 0; from < events.length; from += PER_ENTRY) {
    await send(events.slice(from, from + PER_ENTRY));
  }
  await waitFor(isStreamEmpty, { timeoutMs: 20_000, what: 'the replay to be handled' });
}

/** Half of the pictures are told of before their requests, the others after them. */
async function send(events: ReturnType<typeof buildRequest>[]): Promise<void> {
  const pictures = events.filter(({ type }) => type === 'image').map(({ id }) => ready(id));
  const early = pictures.splice(0, pictures.length / 2);
  for (const entry of [early, events, pictures]) {
    await appendEvents({ redis: deps.redis, namePrefix, stream: eventStream }, entry);
  }
}

function ready(requestId: string): PictureSettledEvent {
  return { name: 'picture.settled', requestId, imageUrl: `/media/${requestId}`, failure: null };
}
