/**
 * Does analytics keep up with the stream? Events per second from the stream into MongoDB with one
 * consumer, everything on (parsing, counting, forgetting, live feed), in turns with bare `insertMany`
 * of the same documents. Bars: ≥ 15,000 events/s, ≥ 35 % of bare. And what a trickle of
 * ten requests a second costs, as most schools have less.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startRequestConsumer } from '@lux/analytics/src/requests/take-events.consumer.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { buildEvent } from './analytics/build-event.ts';
import { openAnalytics } from './analytics/open-analytics.ts';
import { openEngines } from './analytics/open-engines.ts';
import { quantile } from './measuring/figures.ts';

const ROUNDS = 5;
const EVENTS = 60_000;
/** What the bff packs into one entry at about 10,000 requests a second. */
const PER_ENTRY = 100;
const PER_INSERT = 5_000;
const TRICKLE_SECONDS = 10;

const engines = await openEngines();
const bare: number[] = [];
const consumed: number[] = [];
const ratios: number[] = [];
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const events = Array.from({ length: EVENTS }, (_, place) => buildEvent(place));
    const floor = await insertBare(events, `bare-${round}`);
    const rate = await consumeAll(events, `pipeline-${round}`);
    // The first round warms up.
    if (round === 0) continue;
    bare.push(floor);
    consumed.push(rate);
    ratios.push(rate / floor);
  }
  console.log(`bare insertMany, events/s      ${Math.round(quantile(bare, 0.5))}`);
  console.log(
    `one consumer, events/s         ${Math.round(quantile(consumed, 0.5))}   bar ≥ 15000`,
  );
  console.log(`of bare                        ${quantile(ratios, 0.5).toFixed(2)}   bar ≥ 0.35`);
  console.log(`10 requests/s, CPU of this process ${(await trickleCpu()).toFixed(1)} ms/s`);
} finally {
  await engines.close();
}

async function insertBare(events: ReturnType<typeof buildEvent>[], name: string): Promise<number> {
  const deps = await openAnalytics(engines, name);
  const collection = deps.mongo.connection.collection<{ _id: string }>('bare');
  const documents = events.map(({ id, timestamp, ...rest }) => ({
    _id: id,
    timestamp: new Date(timestamp),
    ...rest,
  }));
  const start = performance.now();
  for (let from = 0; from < documents.length; from += PER_INSERT) {
    await collection.insertMany(documents.slice(from, from + PER_INSERT), { ordered: false });
  }
  const rate = events.length / ((performance.now() - start) / 1_000);
  await deps.mongo.connection.dropDatabase();
  await deps.close();
  return rate;
}

async function consumeAll(events: ReturnType<typeof buildEvent>[], name: string): Promise<number> {
  const deps = await openAnalytics(engines, name);
  const target = { redis: deps.redis, namePrefix: name, stream: eventStream };
  for (let from = 0; from < events.length; from += PER_ENTRY) {
    await appendEvents(target, events.slice(from, from + PER_ENTRY));
  }
  const start = performance.now();
  const consumer = startRequestConsumer(deps);
  while ((await deps.redis.xlen(eventStream.key(name))) > 0) await pause(5);
  const rate = events.length / ((performance.now() - start) / 1_000);
  const stored = await deps.mongo.connection.collection('requests').countDocuments();
  if (stored !== events.length) throw new Error(`${stored} documents of ${events.length} events`);
  await consumer.close();
  await deps.mongo.connection.dropDatabase();
  await deps.close();
  return rate;
}

/** Milliseconds of CPU a second, the stream's reading included. */
async function trickleCpu(): Promise<number> {
  const deps = await openAnalytics(engines, 'trickle');
  const consumer = startRequestConsumer({ ...deps, metrics: createMetrics('trickle') });
  const target = { redis: deps.redis, namePrefix: 'trickle', stream: eventStream };
  await pause(1_000);
  const before = process.cpuUsage();
  for (let place = 0; place < TRICKLE_SECONDS * 10; place += 1) {
    await appendEvents(target, [buildEvent(place)]);
    await pause(100);
  }
  const { user, system } = process.cpuUsage(before);
  await consumer.close();
  await deps.close();
  return (user + system) / 1_000 / TRICKLE_SECONDS;
}
