import { expect, test } from 'vitest';
import { createMetrics } from '../server/create-metrics.ts';
import { addQueueMetrics } from './add-queue-metrics.ts';

test('each queue of a process shows its jobs by state, also when another cannot be asked', async () => {
  const metrics = createMetrics('media');
  addQueueMetrics(metrics, 'tie-shoes', {
    countByState: async () => ({ waiting: 2, active: 1, delayed: 0, failed: 3 }),
  });
  addQueueMetrics(metrics, 'comb-hair', {
    countByState: async () => Promise.reject(new Error('away')),
  });
  const text = await metrics.metrics();
  expect(text).toContain('queue_jobs{queue="tie-shoes",state="waiting",service="media"} 2');
  expect(text).toContain('queue_jobs{queue="tie-shoes",state="failed",service="media"} 3');
  expect(text).not.toContain('comb-hair');
});
