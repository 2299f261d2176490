import { Gauge, type Registry } from 'prom-client';
import type { JobQueue } from './create-job-queue.ts';

/**
 * Shows how many job records there are in each state, counted whenever somebody asks. Every copy of
 * a service shows the same number, as they share the records.
 */
export function addJobMetrics(
  metrics: Registry,
  countByState: () => Promise<Record<string, number>>,
): void {
  new Gauge({
    name: 'job_records',
    help: 'Job records by state, over all copies of the service',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      // While the database is away there is no such number, but all others must still be shown.
      const counts = await countByState().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}

type Countable = Pick<JobQueue, 'countByState'>;

/** One figure per registry, however many queues a process has. */
const shown = new WeakMap<Registry, Map<string, Countable>>();

/**
 * Shows how many jobs of a queue are waiting, active, delayed until another try, and failed, as
 * Redis knows them whenever somebody asks. Every copy of a service shows the same numbers.
 */
export function addQueueMetrics(metrics: Registry, name: string, queue: Countable): void {
  const known = shown.get(metrics);
  const queues = known ?? new Map<string, Countable>();
  queues.set(name, queue);
  if (known) return;

  shown.set(metrics, queues);
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state, over all copies of the service',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    async collect() {
      const counted = await Promise.all(
        // While Redis is away there is no such number, but all others must still be shown.
        [...queues].map(async ([name, { countByState }]) => ({
          queue: name,
          counts: await countByState().catch(() => ({})),
        })),
      );
      this.reset();
      for (const { queue, counts } of counted) {
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
      }
    },
  });
}
