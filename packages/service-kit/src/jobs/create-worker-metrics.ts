import { Histogram, Registry } from 'prom-client';

/** The figures of one job worker, added to the registry its process shows. */
export function createWorkerMetrics(registry = new Registry()) {
  const known = registry.getSingleMetric('job_attempt_duration_seconds');
  const duration =
    known instanceof Histogram
      ? known
      : new Histogram({
          name: 'job_attempt_duration_seconds',
          help: 'Time a worker took for one attempt at a job',
          labelNames: ['job', 'result'],
          buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
          registers: [registry],
        });
  return {
    /** Times one attempt, by how it ended. @throws what it throws. */
    time: async (job: string, attempt: () => Promise<void>): Promise<void> => {
      const stop = duration.startTimer({ job });
      try {
        await attempt();
        stop({ result: 'done' });
      } catch (error) {
        stop({ result: 'failed' });
        throw error;
      }
    },
  };
}
