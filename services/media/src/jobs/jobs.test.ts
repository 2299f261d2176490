import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const BEN = 'visitor:ben-ben-ben';

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

describe('a job', () => {
  it.each(['GET', 'DELETE'] as const)('of another child is not there (%s)', async (method) => {
    const { jobId } = await media.order(MIA, 'ein Drache');
    const answer = await media.request(BEN, method, `/jobs/${jobId}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toBe('JOB_NOT_FOUND');
    expect((await media.read(MIA, { jobId })).state).toBe('queued');
  });

  it('that never was is not there either', async () => {
    expect((await media.request(MIA, 'GET', '/jobs/unsinn')).statusCode).toBe(404);
  });

  it('belongs to whoever holds one of the owners it was made by', async () => {
    const { jobId } = await media.order(MIA, 'ein Drache');
    const answer = await media.request(`${BEN},${MIA}`, 'GET', `/jobs/${jobId}`);
    expect(answer.statusCode).toBe(200);
  });

  it('can be cancelled while it waits; the queue forgets it', async () => {
    const first = await media.order(MIA, 'ein Drache');
    const second = await media.order(BEN, 'ein Hund');
    expect(await media.read(BEN, second)).toMatchObject({ place: 2, waitSeconds: 2 });

    const answer = await media.request(MIA, 'DELETE', `/jobs/${first.jobId}`);
    expect(answer.json()).toMatchObject({ state: 'failed', reason: 'CANCELLED' });
    expect(await media.read(BEN, second)).toMatchObject({ place: 1 });
    await waitFor(() => media.hasPushed('job.failed', first.jobId, 'CANCELLED'));
  });

  it('that is ready stays ready when it is cancelled', async () => {
    media.startWorker(fakeImageProvider());
    const { jobId } = await media.order(MIA, 'ein Drache', true);
    const answer = await media.request(MIA, 'DELETE', `/jobs/${jobId}`);
    expect(answer.json()).toMatchObject({ state: 'ready' });
  });

  it('that is cancelled wakes whoever waits for it', async () => {
    const waiting = media.order(MIA, 'ein Drache', true);
    await waitFor(async () => (await media.countJobs()) === 1);
    const record = await media.deps.mongo.connection.collection('jobs').findOne({});
    await media.request(MIA, 'DELETE', `/jobs/${record?._id}`);
    expect(await waiting).toMatchObject({ state: 'failed', reason: 'CANCELLED' });
  });
});

describe('turns', () => {
  it('go round the children, not to the fastest clicker', async () => {
    const imageProvider = fakeImageProvider();
    await Promise.all(Array.from({ length: 5 }, (_, wish) => media.order(MIA, `Mia ${wish}`)));
    await media.order(BEN, 'Ben 0');
    await media.order(BEN, 'Ben 1');
    await media.order('visitor:ada-ada-ada', 'Ada 0');

    media.startWorker(imageProvider);
    await waitFor(() => imageProvider.orders.length === 8);
    const names = imageProvider.orders.map(({ prompt }) => prompt.split(' ')[0]);
    expect(names).toEqual(['Mia', 'Ben', 'Ada', 'Mia', 'Ben', 'Mia', 'Mia', 'Mia']);
  });

  it('let nobody starve: who was served and comes again queues behind whoever waits already', async () => {
    const imageProvider = fakeImageProvider(async ({ prompt }) => {
      if (prompt === 'Ben 0') await media.order(BEN, 'Ben 1');
      if (prompt === 'Ben 1') await media.order(BEN, 'Ben 2');
      return { png: Buffer.from(prompt) };
    });
    await media.order(MIA, 'Mia 0');
    await media.order(MIA, 'Mia 1');
    await media.order(BEN, 'Ben 0');

    media.startWorker(imageProvider);
    await waitFor(() => imageProvider.orders.length === 5);
    expect(imageProvider.orders.map(({ prompt }) => prompt)).toEqual([
      'Mia 0',
      'Ben 0',
      'Mia 1',
      'Ben 1',
      'Ben 2',
    ]);
  });

  it('show a child its place, and the new one when the queue moves', async () => {
    const brush = Promise.withResolvers<void>();
    await media.order(MIA, 'ein Drache');
    const second = await media.order(BEN, 'ein Hund');
    expect(second).toMatchObject({ place: 2 });
    const stop = media.startWorker(
      fakeImageProvider(async ({ prompt }) => {
        await brush.promise;
        return { png: Buffer.from(prompt) };
      }),
    );
    await waitFor(async () => (await media.read(BEN, second)).place === 1);
    brush.resolve();
    await stop();
  });
});
