import { Gauge, type Registry } from 'prom-client';

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
