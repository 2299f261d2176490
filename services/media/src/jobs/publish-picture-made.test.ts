import { readEntry } from '@lux/service-kit/events/consuming/read-entry.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { outcomeDeps } from '../testing/outcome-deps.ts';
import { publishMissedOutcomes } from './publish-outcome.ts';

const engines = useEngines();
const MIA = 'user:mia-mia-mia';

async function open() {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const stopWorker = media.startWorker(fakeImageProvider());
  const key = activityStream.key(media.namePrefix);
  return {
    ...media,
    stopWorker,
    readActivities: async () => {
      const entries = await media.deps.redis.xrange(key, '-', '+');
      return entries.flatMap(([id, fields]) => readEntry(activityStream, { id, fields }).events);
    },
  };
}

test('a user’s pictures and colouring pages count, without a word of the wish', async () => {
  const { order, readActivities, request } = await open();
  const { jobId } = await order(MIA, 'ein geheimer Drache', true);
  const page = await request(MIA, 'POST', '/coloring-pages?wait=true', {
    payload: { prompt: 'ein geheimer Hund' },
  });
  const activities = await waitFor(async () => {
    const told = await readActivities();
    return told.length === 2 && told;
  });
  const common = { name: 'picture.made', timestamp: expect.any(String), owner: MIA };
  expect(activities).toEqual([
    { ...common, id: jobId, kind: 'image' },
    { ...common, id: page.json().jobId, kind: 'coloring' },
  ]);
});

test('a visitor’s pictures count for nothing', async () => {
  const { order, readActivities } = await open();
  await order('visitor:ben-ben-ben', 'ein Hund', true);
  const { jobId } = await order(MIA, 'ein Drache', true);
  const activities = await waitFor(async () => {
    const told = await readActivities();
    return told.length > 0 && told;
  });
  expect(activities.map(({ id }) => id)).toEqual([jobId]);
});

test('a picture that could not be told of is ready all the same, and counts later, once', async () => {
  const { deps, order, readActivities, stopWorker } = await open();
  await stopWorker();
  const { jobId } = await order(MIA, 'ein Drache');
  const run = await deps.jobs.begin(jobId, 1);
  await deps.jobStore.complete(jobId, run?.fileId ?? '');
  const later = new Date(Date.now() + 60_000);
  const away = async () => Promise.reject(new Error('Redis is away'));
  await publishMissedOutcomes({ ...outcomeDeps(deps), tellActivity: away }, later);
  expect(await readActivities()).toEqual([]);
  await deps.jobs.sweep(later);
  await deps.jobs.sweep(later);
  expect(await readActivities()).toMatchObject([{ id: jobId, kind: 'image' }]);
});
