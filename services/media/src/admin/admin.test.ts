import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const idOf = (url = '') => url.replace('/media/', '');
const read = async (path: string) => (await media.request(MIA, 'GET', path)).json();

/** A painter that refuses until it is told otherwise. */
function startMoodyWorker() {
  const mood = { isWilling: false };
  const provider = fakeImageProvider(({ prompt }) =>
    mood.isWilling ? { png: Buffer.from(prompt) } : { refusal: { message: 'Heute nicht.' } },
  );
  return { mood, stop: media.startWorker(provider) };
}

test('pictures of all children are listed, the newest first, page by page', async () => {
  media.startWorker(fakeImageProvider());
  await media.order(MIA, 'ein Drache', true);
  await media.order(BEN, 'ein Hund', true);
  const [newest] = await read('/pictures?limit=1');
  expect(newest).toMatchObject({ kind: 'image', prompt: 'ein Hund' });
  const older = await read(`/pictures?before=${newest.createdAt}`);
  expect(older.map(({ prompt }: { prompt: string }) => prompt)).toEqual(['ein Drache']);
});

test('a picture deleted everywhere is gone for its child, from the list and from the disk', async () => {
  media.startWorker(fakeImageProvider());
  const { jobId, url } = await media.order(MIA, 'ein Drache', true);
  for (const part of ['', '/facts']) {
    const seen = await media.request(BEN, 'GET', `/any-files/${idOf(url)}${part}`, {
      headers: { 'x-lux-owners': '' },
    });
    expect([part, seen.statusCode]).toEqual([part, 200]);
  }

  expect((await media.request(BEN, 'DELETE', `/any-files/${idOf(url)}`)).statusCode).toBe(204);
  expect((await media.request(MIA, 'GET', `/files/${idOf(url)}`)).statusCode).toBe(404);
  expect((await media.request(MIA, 'GET', `/files/${idOf(url)}/thumbnail`)).statusCode).toBe(404);
  expect(await read('/pictures')).toEqual([]);
  expect([await media.countFiles(), await media.countChunks()]).toEqual([0, 0]);
  expect(await media.read(MIA, { jobId })).toEqual({ jobId, kind: 'image', state: 'ready' });
  expect((await media.request(BEN, 'DELETE', `/any-files/${idOf(url)}`)).statusCode).toBe(404);
});

test('a failed job says why, and succeeds when it is tried once more', async () => {
  const { mood } = startMoodyWorker();
  const { jobId } = await media.order(MIA, 'ein Drache', true);
  expect(await read('/job-counts')).toEqual({ queued: 0, active: 0, failed: 1 });
  expect(await read('/jobs?state=failed')).toMatchObject([
    { jobId, prompt: 'ein Drache', reason: 'NOT_PAINTABLE', message: 'Heute nicht.' },
  ]);

  mood.isWilling = true;
  const answer = await media.request(BEN, 'POST', `/jobs/${jobId}/retries`);
  expect(answer.json()).toMatchObject({ jobId, state: 'queued', reason: null, message: null });
  await waitFor(async () => (await media.read(MIA, { jobId })).state === 'ready');
  const again = await media.request(BEN, 'POST', `/jobs/${jobId}/retries`);
  expect([again.statusCode, again.json().error]).toEqual([409, 'NOT_FAILED']);
});

test('removing cancels what waits, and its child is told; what has failed is forgotten', async () => {
  const { jobId } = await media.order(MIA, 'ein Drache');
  expect(await read('/jobs?state=queued')).toMatchObject([{ jobId, state: 'queued' }]);
  expect((await media.request(BEN, 'DELETE', `/any-jobs/${jobId}`)).statusCode).toBe(204);
  await waitFor(() => media.hasPushed('job.failed', jobId, 'CANCELLED'));
  expect((await media.request(BEN, 'POST', `/jobs/${jobId}/retries`)).statusCode).toBe(409);

  expect((await media.request(BEN, 'DELETE', `/any-jobs/${jobId}`)).statusCode).toBe(204);
  expect(await media.countJobs()).toBe(0);
  expect((await media.request(BEN, 'DELETE', `/any-jobs/${jobId}`)).statusCode).toBe(404);
});

test('a ready job is a child’s picture and is not removed as a job', async () => {
  media.startWorker(fakeImageProvider());
  const { jobId } = await media.order(MIA, 'ein Drache', true);
  expect((await media.request(BEN, 'DELETE', `/any-jobs/${jobId}`)).statusCode).toBe(409);
  expect(await media.countFiles()).toBe(1);
});
