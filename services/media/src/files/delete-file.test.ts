import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const BEN = 'visitor:ben-ben-ben';

async function paint() {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const stop = media.startWorker(fakeImageProvider());
  const { url = '' } = await media.order(MIA, 'ein Igel', true);
  await stop();
  return { ...media, path: url.replace('/media/', '/files/') };
}

test('a child deletes one picture: file, small version and wish are gone', async () => {
  const { request, path, countFiles, countJobs, deps } = await paint();
  await request(MIA, 'GET', `${path}/thumbnail`);
  expect((await request(MIA, 'DELETE', path)).statusCode).toBe(204);
  expect([await countFiles(), await countJobs()]).toEqual([0, 0]);
  expect(await deps.mongo.connection.collection('thumbnails').countDocuments()).toBe(0);
  expect((await request(MIA, 'DELETE', path)).statusCode).toBe(404);
});

test('somebody else’s picture is not found and stays', async () => {
  const { request, path } = await paint();
  const answer = await request(BEN, 'DELETE', path);
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'FILE_NOT_FOUND']);
  expect((await request(BEN, 'DELETE', '/files/keine-kennung')).statusCode).toBe(404);
  expect((await request(MIA, 'GET', path)).statusCode).toBe(200);
});
