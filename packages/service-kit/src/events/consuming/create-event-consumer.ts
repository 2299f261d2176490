import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { toAppError } from '../../errors/to-app-error.ts';
import type { RedisClient } from '../../redis/connect-redis.ts';
import type { Origin } from '../../tracing/origin.ts';
import { workChannel } from '../../tracing/work-channel.ts';
import type { EventStream } from '../event-streams.ts';
import { partitionKey } from '../partitions.ts';
import { createConsumerMetrics } from '../stream-metrics.ts';
import { ensureGroup, removeStaleConsumers } from './consumer-group.ts';
import { createDeadLetters } from './dead-letters.ts';
import { readEntry, type StreamEntry } from './read-entry.ts';

interface Options<Event> {
  /** A connection of its own (role `worker`): reading blocks it, and closing ends it. */
  redis: RedisClient;
  namePrefix: string;
  stream: EventStream<Event>;
  /** Which one of its partitions. */
  partition?: number;
  group: string;
  /** Unique per process. */
  consumer: string;
  log: Logger;
  /**
   * Must tolerate the same events twice. Entries are acknowledged after it resolves. An error that
   * means "MongoDB or Redis is away" (503) is waited out; any other counts as a failed delivery.
   */
  handle: (events: Event[]) => Promise<void>;
  /** Entries a consumer left unacknowledged for this long go to another; longer than `handle` takes. */
  takeOverAfterMs?: number;
  /** How long new entries lie before they are handled: work that is not urgent lets the request it came from go first. */
  handleAfterMs?: number;
  metrics?: Registry;
}

const READ_COUNT = 50;
/** Pause after a small batch, so that a trickle of entries is not one database write each. */
const GATHER_MS = 100;
const BLOCK_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 500;
const MAX_DELIVERIES = 5;
/** How often old dead letters are dropped. */
const CLEAN_EVERY_MS = 60 * 60 * 1_000;
/** In one log line. */
const REQUEST_IDS_LIMIT = 20;
/** A read ends within `BLOCK_MS`; while Redis is away commands never end. */
const CLOSE_LIMIT_MS = 2_000;

/**
 * Reads an event stream as one of a group: each event goes to one consumer, what a dead consumer
 * left is taken over, and what cannot be handled goes to the dead-letter stream. What is handled
 * leaves the stream, so that Redis holds children's words no longer than needed.
 */
export function createEventConsumer<Event>(options: Options<Event>): {
  close: () => Promise<void>;
} {
  const { redis, stream, group, consumer, log, handle } = options;
  const { takeOverAfterMs = 10_000, handleAfterMs = 0 } = options;
  const key = partitionKey(stream, options.namePrefix, options.partition ?? 0);
  const deadLetters = createDeadLetters(redis, stream.deadKey(options.namePrefix));
  const blockMs = Math.ceil(Math.min(BLOCK_MS, takeOverAfterMs / 2));
  const metrics = createConsumerMetrics(stream.name, options.metrics);
  let isClosed = false;

  const deadLetter = async (entryId: string, why: string, content: string, origins: Origin[]) => {
    await deadLetters.add({ entryId, why, content });
    metrics.deadLettered.inc();
    log.error({ entryId, why, requestIds: requestIdsOf(origins) }, 'events dead-lettered');
  };

  const settle = async (entries: StreamEntry[]) => {
    const ids = entries.map(({ id }) => id);
    await redis
      .multi()
      .xack(key, group, ...ids)
      .xdel(key, ...ids)
      .exec();
  };

  const handleUntilAvailable = async (events: Event[], entries: StreamEntry[]) => {
    let isOutage = false;
    while (true) {
      try {
        return await handle(events);
      } catch (error) {
        if (isClosed || toAppError(error).status !== 503) throw error;
        if (!isOutage) log.warn({ err: error }, 'events wait, as the database is away');
        isOutage = true;
        await pause(PAUSE_AFTER_ERROR_MS);
        // Renews the claim: waiting is no failed delivery, and no other consumer should take them over.
        const ids = entries.map(({ id }) => id);
        await redis.call('XCLAIM', key, group, consumer, 0, ...ids, 'JUSTID');
      }
    }
  };

  const deliver = async (entries: StreamEntry[]) => {
    if (entries.length === 0) return;
    const read = entries.map((entry) => ({ id: entry.id, ...readEntry(stream, entry) }));
    const events = read.flatMap((entry) => entry.events);
    if (events.length > 0) {
      const origins = read.flatMap((entry) => entry.origins);
      await workChannel.tracePromise(() => handleUntilAvailable(events, entries), {
        name: `${group} ${stream.name}`,
        attributes: { 'messaging.batch.message_count': events.length },
        links: origins.flatMap(({ traceparent }) => traceparent ?? []),
      });
      metrics.batchSize.observe(events.length);
      metrics.delay.observe(ageSeconds(entries[0]));
    }
    for (const { id, unreadable, origins } of read) {
      if (unreadable !== undefined) await deadLetter(id, 'not readable', unreadable, origins);
    }
    await settle(entries);
  };

  const takeOver = async () => {
    const pending = await redis.xpending(key, group, 'IDLE', takeOverAfterMs, '-', '+', READ_COUNT);
    const rows = PendingRows.parse(pending);
    if (rows.length === 0) return;
    const deliveries = new Map(rows.map(([id, , , count]) => [id, count]));
    const ids = [...deliveries.keys()];
    const claimed = await redis.call('XCLAIM', key, group, consumer, takeOverAfterMs, ...ids);
    // One by one, so that an entry that cannot be handled fails alone.
    for (const entry of Entries.parse(claimed)) {
      if (isClosed) return;
      const { origins } = readEntry(stream, entry);
      if (Number(deliveries.get(entry.id)) >= MAX_DELIVERIES) {
        await deadLetter(
          entry.id,
          `failed ${MAX_DELIVERIES} times`,
          JSON.stringify(entry.fields),
          origins,
        );
        await settle([entry]);
        continue;
      }
      await deliver([entry]).catch((error: unknown) => {
        const requestIds = requestIdsOf(origins);
        log.warn({ err: error, entryId: entry.id, requestIds }, 'event entry could not be handled');
      });
    }
  };

  const readNew = async () => {
    const source = ['STREAMS', key, '>'] as const;
    const limits = ['COUNT', READ_COUNT, 'BLOCK', blockMs] as const;
    const answer = await redis.xreadgroup('GROUP', group, consumer, ...limits, ...source);
    const entries = ReadAnswer.parse(answer ?? [])[0]?.[1];
    if (!entries) return;
    if (handleAfterMs > 0) await pause(handleAfterMs);
    await deliver(entries);
    if (entries.length < READ_COUNT) await pause(GATHER_MS, undefined, { ref: false });
  };

  const consume = async () => {
    await ensureGroup(redis, key, group);
    await removeStaleConsumers(redis, key, group);
    let nextTakeOver = 0;
    let nextCleaning = 0;
    while (!isClosed) {
      if (Date.now() >= nextTakeOver) {
        nextTakeOver = Date.now() + takeOverAfterMs / 2;
        await takeOver();
      }
      if (Date.now() >= nextCleaning) {
        nextCleaning = Date.now() + CLEAN_EVERY_MS;
        await deadLetters.dropOld();
      }
      await readNew();
    }
  };

  const run = async () => {
    while (!isClosed) {
      try {
        await consume();
      } catch (error) {
        if (isClosed) return;
        log.warn({ err: error }, 'events could not be consumed');
        await pause(PAUSE_AFTER_ERROR_MS);
      }
    }
  };

  const running = run();
  return {
    close: async () => {
      isClosed = true;
      await Promise.race([running, pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      redis.disconnect();
    },
  };
}

const PendingRows = z.array(z.tuple([z.string(), z.string(), z.number(), z.number()]));

/** Entries as Redis lists them; `null` stands for one that was trimmed away meanwhile. */
const Entries = z
  .array(z.tuple([z.string(), z.array(z.string())]).nullable())
  .transform((rows): StreamEntry[] =>
    rows.filter((row) => row !== null).map(([id, fields]) => ({ id, fields })),
  );
const ReadAnswer = z.array(z.tuple([z.string(), Entries]));

/** The first few request ids, enough to find the others in the logs. */
function requestIdsOf(origins: Origin[]): string[] {
  return origins.flatMap(({ requestId }) => requestId ?? []).slice(0, REQUEST_IDS_LIMIT);
}

/** An entry's id begins with the time Redis took it, in milliseconds. */
function ageSeconds(entry: StreamEntry | undefined): number {
  return Math.max(0, Date.now() - Number(entry?.id.split('-')[0])) / 1000;
}
