import { expect, test } from 'vitest';
import { createMetrics } from '../server/metrics.ts';
import { addJobMetrics, addQueueMetrics } from './job-metrics.ts';

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

test('each state has its number, counted anew whenever somebody asks', async () => {
  const metrics = createMetrics('media');
  let queued = 2;
  addJobMetrics(metrics, async () => ({ queued, active: 1 }));
  expect(await metrics.metrics()).toContain('job_records{state="queued",service="media"} 2');
  queued = 0;
  const text = await metrics.metrics();
  expect(text).toContain('job_records{state="queued",service="media"} 0');
  expect(text).toContain('job_records{state="active",service="media"} 1');
});

test('without the database there is no old number, and the others are still shown', async () => {
  const metrics = createMetrics('media');
  let isAway = false;
  addJobMetrics(metrics, async () => {
    if (isAway) throw new Error('away');
    return { queued: 2 };
  });
  await metrics.metrics();
  isAway = true;
  const text = await metrics.metrics();
  expect(text).not.toContain('job_records{');
  expect(text).toContain('process_cpu_seconds_total{');
});
