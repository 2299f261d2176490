import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach } from 'vitest';
import { startRequestConsumer } from '../requests/take-events.consumer.ts';
import { openAnalytics } from './open-analytics.ts';

/** A service on an empty database for each test of a file; it ends with the test. */
export function useAnalytics() {
  const engines = useEngines();
  let service: Awaited<ReturnType<typeof openAnalytics>>;
  let consumer: ReturnType<typeof startRequestConsumer> | undefined;

  beforeEach(async () => {
    service = await openAnalytics(engines);
    await service.deps.mongo.whenReady;
  });
  afterEach(async () => {
    await consumer?.close();
    consumer = undefined;
    await service.close();
  });

  return {
    get service() {
      return service;
    },
    /** Reads the stream until nothing is left in it, and on until the test ends. */
    consume: async () => {
      consumer ??= startRequestConsumer(service.deps);
      const { redis, config } = service.deps;
      await waitFor(async () => (await redis.xlen(eventStream.key(config.namePrefix))) === 0);
    },
  };
}
