import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColoringPageOrder, PictureResult } from '../adapters/image-provider.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const LIMIT_MS = 60_000;

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T08:00:00Z') });
  media = await openMedia(engines);
});
afterEach(async () => {
  vi.useRealTimers();
  await media.close();
});

/** A child's wish for a page; within half a minute the same prompt has the same seed. */
async function wish(child: string, prompt = 'ein Drache am See') {
  const answer = await media.request(`visitor:${child}-${child}`, 'POST', '/coloring-pages', {
    payload: { prompt },
  });
  return answer.json();
}

/** The wish's run, begun as by a worker that has taken it from the queue. */
async function begin(jobId: string, { isInQueue = false } = {}) {
  if (!isInQueue) await media.deps.queue.remove(jobId);
  const run = await media.deps.jobs.begin(jobId, 1);
  if (!run) throw new Error('nothing to do');
  return run;
}

const take = async (job: Awaited<ReturnType<typeof begin>>['job'], limitMs = LIMIT_MS) =>
  media.deps.jobs.takePage(job, limitMs);

describe('a colouring page of several jobs', () => {
  it('is made by the first, and the others get its file', async () => {
    const [one, other] = [await wish('mia-mia'), await wish('ben-ben')];
    const first = await begin(one.jobId);
    const second = await begin(other.jobId);
    expect(await take(first.job)).toEqual({ leftMs: expect.any(Number) });
    const taking = take(second.job);
    await media.deps.jobs.complete(first);
    expect(await taking).toEqual({ fileId: first.fileId });
  });

  it('leaves the first what is left of its time, in whole milliseconds', async () => {
    const { job } = await begin((await wish('mia-mia')).jobId);
    const taken = await take(job, 5_000);
    if (!taken || !('leftMs' in taken)) throw new Error('not the first');
    expect(Number.isInteger(taken.leftMs)).toBe(true);
    expect(taken.leftMs).toBeLessThanOrEqual(5_000);
  });

  it('of another wish is another page', async () => {
    const first = await begin((await wish('mia-mia')).jobId);
    const second = await begin((await wish('ben-ben', 'ein Igel')).jobId);
    await take(first.job);
    expect(await take(second.job)).toEqual({ leftMs: expect.any(Number) });
  });

  it('is made by the next where the first has failed', async () => {
    const first = await begin((await wish('mia-mia')).jobId);
    const second = await begin((await wish('ben-ben')).jobId);
    await take(first.job);
    const taking = take(second.job);
    await media.deps.jobs.fail(first, 'PROVIDER_FAILED');
    expect(await taking).toEqual({ leftMs: expect.any(Number) });
  });

  it('is made by the next where the first one’s worker has died', async () => {
    // Its job lies in the queue again, as BullMQ puts it there when the worker's lock has ended.
    const first = await begin((await wish('mia-mia')).jobId, { isInQueue: true });
    const second = await begin((await wish('ben-ben')).jobId);
    await take(first.job);
    expect(await take(second.job)).toEqual({ leftMs: expect.any(Number) });
    // Tried again, the first finds the second at work and waits for it.
    const again = await begin(first.job._id);
    const waiting = take(again.job);
    await media.deps.jobs.complete(second);
    expect(await waiting).toEqual({ fileId: second.fileId });
  });

  it('is made again where an admin has deleted the first one’s picture', async () => {
    const first = await begin((await wish('mia-mia')).jobId);
    const second = await begin((await wish('ben-ben')).jobId);
    await take(first.job);
    await media.deps.jobs.complete(first);
    await media.deps.jobArchive.loseFile(first.fileId);
    expect(await take(second.job)).toEqual({ leftMs: expect.any(Number) });
  });

  it('is waited for no longer than a job’s own limit', async () => {
    const first = await begin((await wish('mia-mia')).jobId);
    const second = await begin((await wish('ben-ben')).jobId);
    await take(first.job);
    expect(await take(second.job, 100)).toBeNull();
  });
});

it('a page whose painter breaks once is tried again, and each child has it in the end', async () => {
  const make = (order: ColoringPageOrder): PictureResult => {
    if (provider.orders.length === 1) throw new Error('the brush broke');
    return { png: Buffer.from(order.prompt) };
  };
  const provider = fakeImageProvider(make);
  const jobs = [await wish('mia-mia'), await wish('ben-ben')];
  // BullMQ's pause before another try needs a clock that goes.
  vi.useRealTimers();
  media.startWorker(provider);
  media.startWorker(provider);
  for (const { jobId } of jobs) {
    await waitFor(async () => (await media.deps.jobStore.get(jobId))?.state === 'ready');
  }
  expect(provider.orders).toHaveLength(2);
});
