import { Counter, Histogram, Registry } from 'prom-client';

/** The figures of one event consumer, added to the registry its service shows. */
export function createConsumerMetrics(registry = new Registry()) {
  const registers = [registry];
  return {
    batchSize: new Histogram({
      name: 'events_batch_size',
      help: 'Events handled at once',
      buckets: [1, 5, 20, 50, 200, 1_000, 5_000],
      registers,
    }),
    delay: new Histogram({
      name: 'events_delay_seconds',
      help: 'Age of the oldest entry of a batch once it is stored',
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300, 3_600],
      registers,
    }),
    buried: new Counter({
      name: 'events_buried_total',
      help: 'Entries that went, whole or in part, to the dead-letter stream',
      registers,
    }),
  };
}
