import { createId } from '@lux/service-kit/secrets.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { deleteOldJobs, startRetention } from './delete-old-jobs.worker.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const DAY_MS = 24 * 60 * 60 * 1_000;

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

it('records go after thirty days, the pictures stay', async () => {
  const stop = media.startWorker(fakeImageProvider());
  await media.order(MIA, 'ein Drache', true);
  await stop();
  await media.order(MIA, 'ein Hund');
  await deleteOldJobs(media.deps, media.deps.log, inDays(29));
  expect(await media.countJobs()).toBe(2);
  await deleteOldJobs(media.deps, media.deps.log, inDays(31));
  // What still waits is promised, however old.
  expect(await media.countJobs()).toBe(1);
  expect(await media.countFiles()).toBe(1);
});

it('files of runs that did not count go a day after, those of the winner stay', async () => {
  const stop = media.startWorker(fakeImageProvider());
  const { jobId } = await media.order(MIA, 'ein Drache', true);
  await stop();
  const id = createId();
  const bytes = Buffer.from('left behind');
  await media.deps.files.write({ id, owner: MIA, contentType: 'image/png', bytes });
  const jobs = media.deps.mongo.connection.collection<{ _id: string; fileIds: string[] }>('jobs');
  await jobs.updateOne({ _id: jobId }, { $push: { fileIds: id } });

  await deleteOldJobs(media.deps, media.deps.log, inDays(0));
  expect(await media.countFiles()).toBe(2);
  await deleteOldJobs(media.deps, media.deps.log, inDays(2));
  expect(await media.countFiles()).toBe(1);
  const { url = '' } = await media.read(MIA, { jobId });
  const file = await media.request(MIA, 'GET', url.replace('/media/', '/files/'));
  expect(file.body).toBe('ein Drache');
});

it('is ordered at the start of a worker', async () => {
  const config = loadConfig('worker', media.environment);
  const metrics = createMetrics('media-worker');
  const stop = startRetention({ ...media.deps, metrics }, config, media.deps.log);
  const keys = () =>
    listRedisKeys(config.redis.url, `${config.namePrefix}*:jobs:delete-old-jobs:completed`);
  await waitFor(async () => (await keys()).length === 1);
  await stop();
});
