import type { Logger } from 'pino';
import type { RedisClient } from '../../redis/connect-redis.ts';
import { onPossibleLoss } from '../../redis/on-possible-loss.ts';
import type { Origin } from '../../tracing/origin.ts';
import type { EventStream } from '../event-streams.ts';
import { partitionOf, registerPartitions } from '../partitions.ts';
import { appendPacked, type PackedEvents, packEvents } from './append-events.ts';

/** Longer than a consumer is away when it is restarted. */
const KEEP_MS = 60_000;

/**
 * Remembers what was sent lately, for a Redis that comes back without it. As text: thousands of
 * objects that live for a minute would have the garbage collector stop the process for long.
 *
 * @param limit of events.
 */
function createRecentEntries({ limit }: { limit: number }) {
  const entries: { until: number; packed: PackedEvents }[] = [];
  let count = 0;

  const dropOld = () => {
    const now = performance.now();
    for (let [first] = entries; first; [first] = entries) {
      if (first.until > now && count <= limit) return;
      entries.shift();
      count -= first.packed.count;
    }
  };

  return {
    add: (packed: PackedEvents): void => {
      entries.push({ until: performance.now() + KEEP_MS, packed });
      count += packed.count;
      dropOld();
    },

    /** Everything remembered, the oldest first; here it is forgotten. */
    takeAll: (): PackedEvents[] => {
      dropOld();
      count = 0;
      return entries.splice(0).map(({ packed }) => packed);
    },
  };
}

interface Options<Event> {
  redis: RedisClient;
  namePrefix: string;
  stream: EventStream<Event>;
  log: Logger;
  /** Over how many partitions events are spread by their owner (`EVENT_PARTITIONS`). */
  partitions?: number;
  /** How many events wait in memory while Redis is away; beyond it the oldest are dropped. */
  bufferLimit?: number;
}

/** With the request it comes from, where there is one. */
interface Told<Event> {
  event: Event;
  origin: Origin | undefined;
}

export interface EventPublisher<Event> {
  /** Never waits and never throws: recording a request must not slow or fail it. */
  publish: (event: Event, origin?: Origin) => void;
  /**
   * Resolves when Redis has it, for what is promised then.
   *
   * @throws what ioredis throws while Redis is away (`toAppError` makes it SERVICE_UNAVAILABLE).
   */
  append: (event: Event, origin?: Origin) => Promise<void>;
  /** Events given up because the buffer was full. */
  countDropped: () => number;
  /** Sends what is left. */
  close: () => Promise<void>;
}

/** Requests within this time share one stream entry. */
const BATCH_MS = 25;
const BATCH_LIMIT = 200;
const RETRY_MS = 500;
/** A Redis that lost everything has to hear of partitions again. */
const REGISTER_EVERY_MS = 10_000;

/** Sent within the last minute and remembered, at most. */
const RECENT_LIMIT = 5_000;

/**
 * Sends events in packed batches; while Redis is away they wait, bounded and counted. A Redis that
 * restarts, or whose master another node replaces, may have lost unread events, so the last minute is then sent again; consumers tolerate
 * duplicates.
 */
export function createEventPublisher<Event>({
  redis,
  namePrefix,
  stream,
  log,
  partitions = 1,
  bufferLimit = 10_000,
}: Options<Event>): EventPublisher<Event> {
  const waiting: Told<Event>[] = [];
  const recent = createRecentEntries({ limit: RECENT_LIMIT });
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let sendingAgain = Promise.resolve();
  let againTimer: NodeJS.Timeout | undefined;

  let registeredUntil = 0;
  /** Before anything is in them, or nobody would look. */
  const register = async () => {
    if (partitions === 1 || performance.now() < registeredUntil) return;
    await registerPartitions({ redis, namePrefix, stream }, partitions);
    registeredUntil = performance.now() + REGISTER_EVERY_MS;
  };

  const append = async (packed: PackedEvents) => {
    await register();
    await appendPacked({ redis, namePrefix, stream }, packed);
    recent.add(packed);
  };
  const appendAll = async (batch: Told<Event>[], partition: number) => {
    const origins = batch.flatMap(({ origin }) => origin ?? []);
    const events = batch.map(({ event }) => event);
    await append(packEvents(stream, events, origins, partition));
  };
  const partitionFor = ({ event }: Pick<Told<Event>, 'event'>) =>
    partitionOf(stream, event, partitions);

  /** Sends one batch, each partition's events in an entry. What one could not take waits, in its order. */
  const send = async (): Promise<boolean> => {
    const batch = waiting.splice(0, BATCH_LIMIT);
    const parts = [...Map.groupBy(batch, partitionFor)];
    const sent = await Promise.allSettled(
      parts.map(([partition, part]) => appendAll(part, partition)),
    );
    const left = parts.flatMap(([, part], at) => (sent[at]?.status === 'rejected' ? part : []));
    const failure = sent.find((one) => one.status === 'rejected');
    waiting.unshift(...left);
    if (failure) {
      log.debug({ err: failure.reason, waiting: waiting.length }, 'events wait for redis');
    }
    const surplus = waiting.length - bufferLimit;
    if (surplus > 0) {
      waiting.splice(0, surplus);
      dropped += surplus;
    }
    return failure === undefined;
  };

  const drain = async () => {
    while (waiting.length > 0) {
      if (!(await send())) return schedule(RETRY_MS);
    }
  };

  const schedule = (delayMs: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending ??= drain().finally(() => {
        sending = undefined;
        if (waiting.length > 0) schedule(BATCH_MS);
      });
    }, delayMs);
  };

  const appendAgain = async (lost: PackedEvents[]) => {
    for (const [place, packed] of lost.entries()) {
      try {
        await append(packed);
      } catch {
        // Redis is away again, or the part of a cluster that this stream is in.
        for (const left of lost.slice(place)) recent.add(left);
        againTimer ??= setTimeout(sendAgain, RETRY_MS).unref();
        return;
      }
    }
  };
  const sendAgain = () => {
    clearTimeout(againTimer);
    againTimer = undefined;
    registeredUntil = 0;
    const lost = recent.takeAll();
    if (lost.length === 0) return;
    log.info({ batches: lost.length }, 'redis is back, recent events are sent again');
    sendingAgain = sendingAgain.then(() => appendAgain(lost));
  };
  const stopWatching = onPossibleLoss(redis, sendAgain);

  return {
    publish: (event, origin) => {
      if (waiting.length >= bufferLimit) {
        waiting.shift();
        dropped += 1;
      }
      waiting.push({ event, origin });
      schedule(BATCH_MS);
    },
    append: (event, origin) => appendAll([{ event, origin }], partitionFor({ event })),
    countDropped: () => dropped,
    close: async () => {
      stopWatching();
      clearTimeout(againTimer);
      clearTimeout(timer);
      await Promise.all([sending, sendingAgain]);
      clearTimeout(timer);
      while (waiting.length > 0 && (await send()));
    },
  };
}
