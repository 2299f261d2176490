import { JobView } from '@lux/contracts/media/job.ts';
import { jobKeyPrefix } from '@lux/service-kit/jobs/create-job-queue.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fulfilWish } from '../../pictures/fulfil-wish.worker.ts';
import { fakeImageProvider } from '../../testing/image-provider.fake.ts';
import { openMedia } from '../../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

const inOneMinute = () => new Date(Date.now() + 60_000);

it('enqueues again what was lost with Redis, also what was being painted', async () => {
  const waiting = await media.order(MIA, 'ein Drache');
  const active = await media.order(MIA, 'ein Hund');
  await media.deps.jobs.begin(active.jobId, 1);
  await media.loseRedis();

  expect(await media.deps.jobs.sweep(inOneMinute())).toBe(2);
  media.startWorker(fakeImageProvider());
  for (const job of [waiting, active]) {
    await waitFor(async () => (await media.read(MIA, job)).state === 'ready');
  }
  expect(await media.countFiles()).toBe(2);
});

it('still knows which request wished for it', async () => {
  const { body } = await media.request(MIA, 'POST', '/images', {
    payload: { prompt: 'ein Drache' },
    headers: { 'x-request-id': 'the-request' },
  });
  const { jobId } = JobView.parse(JSON.parse(body));
  await media.loseRedis();
  await media.deps.jobs.sweep(inOneMinute());
  const { redis } = media.deps;
  const key = `${jobKeyPrefix(redis, media.namePrefix, 'fulfil-wish')}:fulfil-wish:${jobId}`;
  const data = await redis.hget(key, 'data');
  expect(JSON.parse(data ?? '')).toEqual({ recordId: jobId, origin: { requestId: 'the-request' } });
});

it('leaves alone what Redis still knows, what is young, and what is settled', async () => {
  await media.order(MIA, 'ein Drache');
  expect(await media.deps.jobs.sweep(inOneMinute())).toBe(0);

  await media.loseRedis();
  expect(await media.deps.jobs.sweep(new Date())).toBe(0);

  const cancelled = await media.order(MIA, 'ein Hund');
  await media.request(MIA, 'DELETE', `/jobs/${cancelled.jobId}`);
  expect(await media.deps.jobs.sweep(inOneMinute())).toBe(1);
});

it('enqueues again what BullMQ has given up without the record knowing', async () => {
  const broken = {
    ...media.deps.jobs,
    begin: async () => Promise.reject(new Error('no database')),
  };
  const stop = media.startWorker(fakeImageProvider(), { jobs: broken });
  const job = await media.order(MIA, 'ein Drache');
  await waitFor(async () => !(await media.deps.queue.isPending(job.jobId)));
  await stop();

  expect(await media.deps.jobs.sweep(inOneMinute())).toBe(1);
  media.startWorker(fakeImageProvider());
  await waitFor(async () => (await media.read(MIA, job)).state === 'ready');
});

it('run by several copies at once makes one job and one picture of each record', async () => {
  const jobs = await Promise.all(['a', 'b', 'c'].map((name) => media.order(MIA, `Hund ${name}`)));
  await media.loseRedis();
  await Promise.all(Array.from({ length: 4 }, () => media.deps.jobs.sweep(inOneMinute())));
  expect(await media.deps.queue.countWaiting()).toBe(3);

  media.startWorker(fakeImageProvider());
  for (const job of jobs) {
    await waitFor(async () => (await media.read(MIA, job)).state === 'ready');
  }
  expect(await media.countFiles()).toBe(3);
});

it('does no harm to a job that is finished meanwhile', async () => {
  const job = await media.order(MIA, 'ein Drache');
  const imageProvider = fakeImageProvider();
  await media.loseRedis();
  await media.deps.jobs.sweep(inOneMinute());
  const order = { recordId: job.jobId, turn: 1, isLastAttempt: false, log: media.deps.log };
  await fulfilWish({ ...media.deps, imageProvider }, order);
  await fulfilWish({ ...media.deps, imageProvider }, order);
  expect(imageProvider.orders).toHaveLength(1);
});
