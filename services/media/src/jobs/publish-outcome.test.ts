import { readEntry } from '@lux/service-kit/events/consuming/read-entry.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ProviderFailed } from '../adapters/image-provider.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { outcomeDeps } from '../testing/outcome-deps.ts';
import { publishMissedOutcomes } from './publish-outcome.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';

async function open() {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const key = eventStream.key(media.namePrefix);
  const readTold = async () => {
    const entries = await media.deps.redis.xrange(key, '-', '+');
    return entries.flatMap(([id, fields]) => readEntry(eventStream, { id, fields }).events);
  };
  return {
    ...media,
    readTold,
    told: (count: number) =>
      waitFor(async () => {
        const events = await readTold();
        return events.length === count && events;
      }),
    orderAs: async (
      requestId: string,
      path = '/images',
      payload: object = { prompt: 'ein Hund' },
    ) =>
      (
        await media.request(MIA, 'POST', `${path}?wait=false`, {
          payload,
          headers: { 'x-request-id': requestId },
        })
      ).json(),
  };
}

const inOneMinute = () => new Date(Date.now() + 60_000);

test('pictures and colouring pages are told of under their request, once they are ready', async () => {
  const { startWorker, orderAs, told, read } = await open();
  const picture = await orderAs('request-1');
  const page = await orderAs('request-2', '/coloring-pages');
  startWorker(fakeImageProvider());
  const events = await told(2);
  const jobs = await Promise.all([read(MIA, picture), read(MIA, page)]);
  const common = { name: 'picture.settled', failure: null };
  expect(events).toEqual([
    { ...common, requestId: 'request-1', imageUrl: jobs[0].url },
    { ...common, requestId: 'request-2', imageUrl: jobs[1].url },
  ]);
});

test('one that was given up is told of with the reason, and again when a retry made it', async () => {
  const { startWorker, orderAs, told, deps } = await open();
  const { jobId } = await orderAs('request-1');
  const stop = startWorker(
    fakeImageProvider(() => {
      throw new ProviderFailed(new Error('away'));
    }),
  );
  expect(await told(1)).toMatchObject([{ imageUrl: null, failure: 'PROVIDER_FAILED' }]);
  await stop();
  await deps.jobs.retry(jobId);
  startWorker(fakeImageProvider());
  expect((await told(2))[1]).toMatchObject({ requestId: 'request-1', failure: null });
});

test('a cancelled one is told of', async () => {
  const { orderAs, told, request } = await open();
  const { jobId } = await orderAs('request-1');
  await request(MIA, 'DELETE', `/jobs/${jobId}`);
  expect(await told(1)).toMatchObject([{ requestId: 'request-1', failure: 'CANCELLED' }]);
});

test('what a killed worker had no time to tell, the sweep tells, once', async () => {
  const { orderAs, readTold, deps, hasPushed } = await open();
  const { jobId } = await orderAs('request-1');
  const run = await deps.jobs.begin(jobId, 1);
  if (!run) throw new Error('nothing to do');
  // As far as a worker comes that is killed between the record and its telling.
  await deps.jobStore.complete(jobId, run.fileId);

  await deps.jobs.sweep();
  expect(await readTold()).toEqual([]);
  await deps.jobs.sweep(inOneMinute());
  await deps.jobs.sweep(inOneMinute());
  const imageUrl = `/media/${run.fileId}`;
  expect(await readTold()).toMatchObject([{ requestId: 'request-1', imageUrl }]);
  await waitFor(() => hasPushed('job.ready', jobId, imageUrl));
});

test('while Redis is away the picture is ready all the same, and told of later', async () => {
  const { orderAs, deps } = await open();
  const { jobId } = await orderAs('request-1');
  const run = await deps.jobs.begin(jobId, 1);
  if (!run) throw new Error('nothing to do');
  await deps.jobStore.complete(jobId, run.fileId);
  const telling = outcomeDeps(deps);
  const heard: unknown[] = [];

  const away = async () => Promise.reject(new Error('Redis is away'));
  await publishMissedOutcomes({ ...telling, tellSettled: away }, inOneMinute());
  const back = async (event: unknown) => void heard.push(event);
  await publishMissedOutcomes({ ...telling, tellSettled: back }, inOneMinute());
  await publishMissedOutcomes({ ...telling, tellSettled: back }, inOneMinute());
  expect(heard).toHaveLength(1);
});

test('a retry between an end and the note of it does not lose what comes after', async () => {
  const { orderAs, deps } = await open();
  const { jobId } = await orderAs('request-1');
  const telling = outcomeDeps(deps);
  await deps.jobStore.fail(jobId, { reason: 'INTERNAL', message: 'Das ging nicht.' });
  const retryMeanwhile = async () => {
    await deps.jobs.retry(jobId);
    const run = await deps.jobs.begin(jobId, 1);
    await deps.jobStore.complete(jobId, run?.fileId ?? '');
  };
  await publishMissedOutcomes({ ...telling, tellSettled: retryMeanwhile }, inOneMinute());
  const heard: unknown[] = [];
  const tellSettled = async (event: unknown) => void heard.push(event);
  await publishMissedOutcomes({ ...telling, tellSettled }, inOneMinute());
  expect(heard).toMatchObject([{ requestId: 'request-1', failure: null }]);
});

const story = {
  title: 'Der Hund',
  author: 'Mia',
  text: 'Es war einmal ein Hund.',
  characters: [],
};

test('a PDF that a killed worker made is told to the child, and to nobody else', async () => {
  const { orderAs, readTold, deps, hasPushed } = await open();
  const { jobId } = await orderAs('request-1', '/story-books', story);
  const run = await deps.jobs.begin(jobId, 1);
  await deps.jobStore.complete(jobId, run?.fileId ?? '');
  await deps.jobs.sweep(inOneMinute());
  await waitFor(() => hasPushed('job.ready', jobId, `/media/${run?.fileId}`));
  expect(await readTold()).toEqual([]);
  expect(await deps.jobStore.get(jobId)).toMatchObject({ isTold: true });
});

test('a PDF is no picture and not told of', async () => {
  const { orderAs, startWorker, read, readTold } = await open();
  const job = await orderAs('request-1', '/story-books', story);
  startWorker(fakeImageProvider());
  await waitFor(async () => (await read(MIA, job)).state === 'ready');
  expect(await readTold()).toEqual([]);
});
