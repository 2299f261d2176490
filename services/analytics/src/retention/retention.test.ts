import { jobKeyPrefix } from '@lux/service-kit/jobs/create-job-queue.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Queue } from 'bullmq';
import { expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';
import { DELETE_EXPIRED_REQUESTS, startRetention } from './delete-expired-requests.worker.ts';

const analytics = useAnalytics();
const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

const aged = (ageMs: number) =>
  buildRequest({ timestamp: new Date(Date.now() - ageMs).toISOString() });

test('requests older than the retention go, younger ones stay', async () => {
  const kept = aged(30 * DAY_MS - HOUR_MS);
  await analytics.service.store([aged(30 * DAY_MS + HOUR_MS), aged(400 * DAY_MS), kept]);
  const retention = startRetention(analytics.service.deps);
  try {
    await waitFor(async () => (await analytics.service.countDocuments()) === 1);
    expect((await analytics.service.get('/requests')).json()).toEqual([kept]);
    // What they add up to tells of nobody and stays.
    expect((await analytics.service.get('/stats')).json()).toMatchObject({ total: 3 });
  } finally {
    await retention.close();
  }
});

test('all copies of the analytics.service together order it once a day', async () => {
  const copies = [startRetention(analytics.service.deps), startRetention(analytics.service.deps)];
  const queue = new Queue(DELETE_EXPIRED_REQUESTS, {
    connection: analytics.service.deps.redis,
    prefix: jobKeyPrefix(
      analytics.service.deps.redis,
      analytics.service.deps.config.namePrefix,
      DELETE_EXPIRED_REQUESTS,
    ),
    skipVersionCheck: true,
  });
  await waitFor(async () => (await queue.getCompletedCount()) === 1);
  copies.push(startRetention(analytics.service.deps));
  // A closing copy has first finished what it took on.
  for (const copy of copies) await copy.close();
  expect(await queue.getJobCounts('completed', 'failed', 'waiting', 'active')).toEqual({
    completed: 1,
    failed: 0,
    waiting: 0,
    active: 0,
  });
  await queue.close();
});

test('a forgotten child’s cry for help that nobody has handled loses its words after 30 days', async () => {
  const forgotten = {
    visitorToken: 'please-forget-me',
    safety: 'crisis',
    prompt: 'Hilf mir',
  } as const;
  const [old, fresh] = [buildRequest(forgotten), buildRequest(forgotten)];
  await analytics.service.store([old, fresh]);
  const people = { visitorMarks: ['please-forget-me'], userId: null };
  await analytics.service.send('POST', '/requests/forgettings', people);
  await analytics.service.deps.mongo.connection
    .collection<{ _id: string }>('requests')
    .updateOne({ _id: old.id }, { $set: { forgottenAt: new Date(Date.now() - 31 * DAY_MS) } });
  const read = async (id: string) => (await analytics.service.get(`/requests/${id}`)).json().prompt;
  const retention = startRetention(analytics.service.deps);
  try {
    await waitFor(async () => (await read(old.id)) === null);
    expect(await read(fresh.id)).toBe('Hilf mir');
  } finally {
    await retention.close();
  }
});
