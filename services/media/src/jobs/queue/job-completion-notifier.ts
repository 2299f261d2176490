import { EventEmitter, once } from 'node:events';
import type { Id } from '@lux/contracts/common/ids.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';

export interface JobCompletionNotifier {
  /** Tells every process that a job became ready or failed. A hint: it may get lost. */
  announce: (jobId: Id) => void;
  /** Resolves at the next announcement of this job, or when the signal aborts; never rejects. */
  next: (jobId: Id, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

/** Wakes those who wait for a job, across processes, by Redis publish and subscribe. */
export function createJobCompletionNotifier({
  redis,
  connectListener,
  namePrefix,
  log,
}: {
  redis: RedisClient;
  /** Opens a connection of its own, because it only listens. */
  connectListener: () => RedisClient;
  namePrefix: string;
  log: Logger;
}): JobCompletionNotifier {
  const channel = `${namePrefix}:media:settled`;
  const heard = new EventEmitter().setMaxListeners(0);
  let subscriber: typeof redis | undefined;

  /** Only a process where somebody waits listens: the worker never does. */
  const listen = () => {
    if (subscriber) return;
    subscriber = connectListener();
    subscriber.on('message', (_channel, jobId: string) => heard.emit(`job ${jobId}`));
    subscriber
      .subscribe(channel)
      .catch((error: unknown) => log.debug({ err: error }, 'waiting by re-checks only'));
  };

  return {
    announce: (jobId) => {
      redis
        .publish(channel, jobId)
        .catch((error: unknown) => log.debug({ err: error }, 'nobody was woken'));
    },
    next: async (jobId, signal) => {
      listen();
      await once(heard, `job ${jobId}`, { signal }).catch(() => {});
    },
    close: async () => {
      if (subscriber) await closeRedis(subscriber);
    },
  };
}
