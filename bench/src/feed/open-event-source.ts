import { setTimeout as pause } from 'node:timers/promises';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { buildEvent } from '../analytics/build-event.ts';

const MARK_LENGTH = 16;

/** A child's question and its answer, as the list shows them by default; its mark begins like `visitor`. */
function buildTalk(place: number, visitor: string, timeMs = Date.now()): RequestCompletedEvent {
  return {
    ...buildEvent(place, timeMs),
    visitorToken: visitor.padEnd(MARK_LENGTH, '-').slice(0, MARK_LENGTH),
    type: 'text',
    prompt: `Wie viele Beine hat eine Spinne, und warum? (${place})`,
    response: 'Eine Spinne hat acht Beine. Möchtest du noch mehr über Spinnen wissen?',
    imageUrl: null,
    safety: null,
  };
}

/** As the bff packs them. */
const ENTRY_MS = 10;
const BULK = 200;

interface Rate {
  visitorToken: string;
  perSecond: number;
  seconds: number;
  /** Between two entries of the stream. */
  everyMs?: number;
}

/** Gives analytics requests of children as the bff does, without children and without a bff. */
export function openEventSource(redisUrl: string) {
  const log = createLogger('bench', 'warn');
  const redis = connectRedis({ url: redisUrl, log, role: 'request' });
  const target = { redis, namePrefix: 'lux', stream: eventStream };
  let place = 0;
  const next = (visitorToken: string, timeMs?: number) => {
    place += 1;
    return buildTalk(place, visitorToken, timeMs);
  };

  return {
    /** All at once, spread over the time before now. */
    sendAtOnce: async (visitorToken: string, count: number, withinMs: number) => {
      const began = Date.now() - withinMs;
      for (let done = 0; done < count; done += BULK) {
        const events = Array.from({ length: Math.min(BULK, count - done) }, (_, index) =>
          next(visitorToken, began + Math.floor(((done + index) / count) * withinMs)),
        );
        await appendEvents(target, events);
      }
    },

    /** At an even pace. Resolves to how many there were. */
    sendAtRate: async ({ visitorToken, perSecond, seconds, everyMs = ENTRY_MS }: Rate) => {
      const start = performance.now();
      const total = Math.round(perSecond * seconds);
      let sent = 0;
      for (let entry = 1; sent < total; entry += 1) {
        const due = Math.min(total, Math.floor((entry * everyMs * perSecond) / 1_000));
        const events = Array.from({ length: due - sent }, () => next(visitorToken));
        if (events.length > 0) await appendEvents(target, events);
        sent = due;
        await pause(Math.max(0, start + entry * everyMs - performance.now()));
      }
      return total;
    },

    /** Resolves when analytics has taken everything. */
    drain: async () => {
      while ((await redis.xlen(eventStream.key('lux'))) > 0) await pause(50);
    },

    close: () => closeRedis(redis),
  };
}
