import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMedia } from '../../testing/open-media.ts';
import type { JobRecord } from '../records/job-record.ts';
import { waitForJob } from './wait-for-job.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

it('ends when the caller hangs up, and the job goes on', async () => {
  const { jobId } = await media.order(MIA, 'ein Drache');
  const hangUp = new AbortController();
  const waiting = media.deps.jobs.wait(jobId, hangUp.signal);
  hangUp.abort();
  expect(await waiting).toMatchObject({ state: 'queued' });
});

it('finds a job that was settled without anybody saying so', async () => {
  const { jobId } = await media.order(MIA, 'ein Drache');
  const waiting = media.deps.jobs.wait(jobId, new AbortController().signal);
  const jobs = media.deps.mongo.connection.collection('jobs');
  await jobs.updateOne({}, { $set: { state: 'failed', reason: 'INTERNAL' } });
  expect(await waiting).toMatchObject({ state: 'failed', reason: 'INTERNAL' });
});

it('gives up after its limit with a German sentence', async () => {
  const id = createId();
  const now = new Date();
  const record: JobRecord = {
    _id: id,
    owner: MIA,
    kind: 'image',
    state: 'active',
    wish: { prompt: 'ein Drache', size: '1024x1024', noInterpretation: false, customText: '' },
    seed: 1,
    starts: 1,
    fileIds: [],
    createdAt: now,
    updatedAt: now,
  };
  const deps = { store: { get: async () => record }, settled: { next: async () => {} } };
  await expect(waitForJob(deps, id, new AbortController().signal, 0)).rejects.toMatchObject({
    code: 'TIMED_OUT',
    status: 504,
    message: expect.stringContaining('länger als sonst'),
  });
});
