import { activityStream } from '@lux/service-kit/events/activity-stream.ts';
import { readEntry } from '@lux/service-kit/events/read-entry.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { tellPictureMade } from './tell-picture-made.ts';

const engines = useEngines();
const MIA = 'user:mia-mia-mia';

async function open() {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  media.startWorker(fakeImageProvider());
  const key = activityStream.key(media.sharing.namePrefix);
  return {
    ...media,
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

test('a picture is ready also where it cannot be told of', async () => {
  const { deps, order } = await open();
  const { jobId } = await order(MIA, 'ein Drache', true);
  const record = await deps.jobRecords.find(jobId, [MIA]);
  if (!record) throw new Error('the job is not there');
  const tellActivity = async () => {
    throw new Error('Redis is away');
  };
  const log = createLogger('media', 'silent');
  await expect(tellPictureMade({ tellActivity, log }, record)).resolves.toBeUndefined();
});
