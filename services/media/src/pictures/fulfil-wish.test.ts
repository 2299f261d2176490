import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { fulfilWish } from './fulfil-wish.worker.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

function runOf({ jobId }: { jobId: string }, isLastAttempt = false) {
  return { recordId: jobId, turn: 1, isLastAttempt, log: media.deps.log };
}

it('run twice one after the other paints once', async () => {
  const job = await media.order(MIA, 'ein Drache');
  const imageProvider = fakeImageProvider();
  await fulfilWish({ ...media.deps, imageProvider }, runOf(job));
  const { url } = await media.read(MIA, job);
  await fulfilWish({ ...media.deps, imageProvider }, runOf(job));
  expect(imageProvider.orders).toHaveLength(1);
  expect((await media.read(MIA, job)).url).toBe(url);
});

it('run twice at the same time leaves one file, and both paint the same', async () => {
  const job = await media.order(MIA, 'ein Drache');
  const bothPaint = Promise.withResolvers<void>();
  const imageProvider = fakeImageProvider(async ({ prompt }) => {
    if (imageProvider.orders.length === 2) bothPaint.resolve();
    await bothPaint.promise;
    return { png: Buffer.from(prompt) };
  });
  const deps = { ...media.deps, imageProvider };
  await Promise.all([fulfilWish(deps, runOf(job)), fulfilWish(deps, runOf(job))]);

  expect((await media.read(MIA, job)).state).toBe('ready');
  expect(await media.countFiles()).toBe(1);
  expect(await media.countChunks()).toBe(1);
  expect(imageProvider.orders[0]).toEqual(imageProvider.orders[1]);
});

it('stopped between the file and the record shows nothing and leaves one file after the next run', async () => {
  const job = await media.order(MIA, 'ein Drache');
  const imageProvider = fakeImageProvider();
  const complete = vi.fn().mockRejectedValue(new Error('the process stops here'));
  const dying = { ...media.deps, jobs: { ...media.deps.jobs, complete }, imageProvider };
  await expect(fulfilWish(dying, runOf(job))).rejects.toThrow('stops here');
  expect((await media.read(MIA, job)).state).toBe('active');

  await fulfilWish({ ...media.deps, imageProvider }, runOf(job));
  expect((await media.read(MIA, job)).state).toBe('ready');
  expect(await media.countFiles()).toBe(1);
  expect(await media.countChunks()).toBe(1);
});

it('that fails is tried again by the worker until it works', async () => {
  const imageProvider = fakeImageProvider(({ prompt }) => {
    if (imageProvider.orders.length < 3) throw new Error('the brush broke');
    return { png: Buffer.from(prompt) };
  });
  media.startWorker(imageProvider);
  expect(await media.order(MIA, 'ein Drache', true)).toMatchObject({ state: 'ready' });
});

it('that fails for the last time tells the child in the words of SPEC 8', async () => {
  const job = await media.order(MIA, 'ein Drache');
  const imageProvider = fakeImageProvider(() => {
    throw new Error('the brush broke');
  });
  const attempt = fulfilWish({ ...media.deps, imageProvider }, runOf(job, true));
  await expect(attempt).rejects.toThrow('the brush broke');
  expect(await media.read(MIA, job)).toMatchObject({
    state: 'failed',
    reason: 'INTERNAL',
    message: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
  });
});

it('that is begun again and again without an end is given up', async () => {
  const job = await media.order(MIA, 'ein Drache');
  for (let crash = 0; crash < 8; crash++) await media.deps.jobs.begin(job.jobId, 1);
  await fulfilWish({ ...media.deps, imageProvider: fakeImageProvider() }, runOf(job));
  expect(await media.read(MIA, job)).toMatchObject({ state: 'failed', reason: 'INTERNAL' });
});

it('cancelled while it paints shows no picture and keeps no file', async () => {
  const job = await media.order(MIA, 'ein Drache');
  const imageProvider = fakeImageProvider(async ({ prompt }) => {
    await media.request(MIA, 'DELETE', `/jobs/${job.jobId}`);
    return { png: Buffer.from(prompt) };
  });
  await fulfilWish({ ...media.deps, imageProvider }, runOf(job));
  expect(await media.read(MIA, job)).toMatchObject({ state: 'failed', reason: 'CANCELLED' });
  expect(await media.countFiles()).toBe(0);
  expect(await media.countChunks()).toBe(0);
});

it('shared by two workers makes thirty wishes thirty pictures, each once', async () => {
  const imageProvider = fakeImageProvider();
  media.startWorker(imageProvider);
  media.startWorker(imageProvider);
  const children = Array.from({ length: 30 }, (_, index) => `visitor:child-${index + 100}`);
  const jobs = await Promise.all(children.map((child) => media.order(child, 'ein Hund', true)));
  expect(jobs.every((job) => job.state === 'ready')).toBe(true);
  expect(new Set(jobs.map((job) => job.url)).size).toBe(30);
  expect(await media.countFiles()).toBe(30);
  await waitFor(() => imageProvider.orders.length === 30);
});
