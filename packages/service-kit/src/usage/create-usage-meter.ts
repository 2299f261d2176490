import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AiAmounts,
  type AiUsageEvent,
  noAmounts,
} from '@lux/contracts/accounts/ai/ai-usage.ts';
import type { Logger } from 'pino';
import { aiUsageStream } from '../events/event-streams.ts';
import { createEventPublisher } from '../events/publishing/create-event-publisher.ts';
import type { RedisClient } from '../redis/connect-redis.ts';
import { createId } from '../secrets.ts';
import { berlinDay } from '../time/berlin-day.ts';

/** The lesson that a call of the bff is part of, wherever its work awaits (`createInnerServer`). */
export const lessonOfCall = new AsyncLocalStorage<string>();

type Used = Pick<AiUsageEvent, 'ability' | 'host' | 'model'> & Partial<AiAmounts>;

/** So much is lost where a process dies; a stop loses nothing. */
const FLUSH_MS = 10_000;

const amountNames = Object.keys(noAmounts) as (keyof AiAmounts)[];

/** Counts what providers are asked for, and tells accounts every few seconds, not with every call. */
export function createUsageMeter(options: { redis: RedisClient; namePrefix: string; log: Logger }) {
  const publisher = createEventPublisher({ ...options, stream: aiUsageStream });
  let counted = new Map<string, Omit<AiUsageEvent, 'id'>>();

  const flush = () => {
    const events = counted;
    counted = new Map();
    for (const event of events.values()) publisher.publish({ id: createId(), ...event });
  };
  const timer = setInterval(flush, FLUSH_MS).unref();

  return {
    add: ({ ability, host, model, ...amounts }: Used): void => {
      const day = berlinDay(new Date().toISOString());
      const lessonId = lessonOfCall.getStore() ?? null;
      const key = [day, lessonId, ability, host, model].join(' ');
      const before = counted.get(key) ?? { ...noAmounts, day, lessonId, ability, host, model };
      const after = { ...before, calls: before.calls + (amounts.calls ?? 1) };
      for (const name of amountNames) {
        if (name !== 'calls') after[name] = before[name] + Math.round(amounts[name] ?? 0);
      }
      counted.set(key, after);
    },
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      flush();
      await publisher.close();
    },
  };
}
