import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { colorsSize } from '@lux/contracts/media/coloring-limits.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fulfilWish } from '../pictures/fulfil-wish.worker.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { wipeLesson } from './wipe-lesson.ts';

const engines = useEngines();
const SEAT: OwnerId = `seat:${createId()}`;
const GUEST: OwnerId = 'visitor:ein-Gast-ein-Gast';
const TEACHER: OwnerId = 'user:frau-sommer-ist-es';
const SIZE = { width: 620, height: 877 };
const HOUR_MS = 3_600_000;

let media: Awaited<ReturnType<typeof openMedia>>;
beforeEach(async () => {
  media = await openMedia(engines);
});
afterEach(async () => media.close());

const page = await sharp({ create: { ...SIZE, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const colors = await sharp({ create: { ...colorsSize(SIZE), channels: 3, background: '#e23' } })
  .png()
  .toBuffer();

/** The lesson of the last half hour, which ends now. */
const wipeOf = (fileIds: string[] = []) => ({
  lessonId: createId(),
  owners: [SEAT, GUEST],
  since: new Date(Date.now() - HOUR_MS / 2).toISOString(),
  until: new Date().toISOString(),
  keep: { fileIds, owner: TEACHER },
});
const wipe = async (fileIds?: string[]) =>
  media.app.inject({
    method: 'POST',
    url: '/user-data/wipes',
    headers: { 'x-internal-token': media.environment.INTERNAL_TOKEN },
    payload: wipeOf(fileIds),
  });

const collectionOf = (name: string) =>
  media.deps.mongo.connection.collection<{ _id: string; filename: string }>(name);
const names = ['jobs', 'files.files', 'files.chunks', 'thumbnails', 'coloredpages'];
const counts = async () =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await collectionOf(name).countDocuments()])),
  );

/** Where Redis knows these owners; activities are accounts' to read and to forget. */
const keysNaming = async (...owners: OwnerId[]) =>
  (await findInRedis(engines.redis.url, media.namePrefix, owners)).filter(
    (key) => key !== activityStream.key(media.namePrefix),
  );

async function paint(owner: OwnerId, prompt: string) {
  const job = await media.order(owner, prompt);
  const order = { recordId: job.jobId, turn: 1, isLastAttempt: true, log: media.deps.log };
  const imageProvider = fakeImageProvider(() => ({ png: page }));
  await fulfilWish({ ...media.deps, imageProvider }, order);
  const url = (await media.read(owner, job)).url ?? '';
  await media.request(owner, 'GET', url.replace('/media/', '/files/').concat('/thumbnail'));
  return { jobId: job.jobId, fileId: url.replace('/media/', '') };
}

const color = async (owner: OwnerId, pageId: string, method: 'PUT' | 'POST' = 'PUT') => {
  const at = new Date().toISOString();
  const path = method === 'PUT' ? `colors?changedAt=${at}` : 'pictures';
  return media.app.inject({
    method,
    url: `/coloring-pages/${pageId}/${path}`,
    headers: {
      'x-internal-token': media.environment.INTERNAL_TOKEN,
      'x-lux-owners': owner,
      'content-type': 'image/png',
    },
    payload: colors,
  });
};

/** Makes a picture older than the lesson. */
async function makeOld({ jobId, fileId }: { jobId: string; fileId: string }) {
  const before = new Date(Date.now() - HOUR_MS);
  await collectionOf('jobs').updateOne({ _id: jobId }, { $set: { createdAt: before } });
  await collectionOf('files.files').updateOne(
    { filename: fileId },
    { $set: { uploadDate: before } },
  );
}

test('a seat has a room of its own, fair turns, and its pictures count for stickers', async () => {
  await paint(SEAT, 'ein Igel');
  await paint(GUEST, 'ein Fuchs');
  const { redis } = media.deps;
  const told = await redis.xrange(activityStream.key(media.namePrefix), '-', '+');
  expect(told.map(([, fields]) => JSON.parse(fields[1] ?? ''))).toMatchObject([
    [{ name: 'picture.made', owner: SEAT, kind: 'image' }],
  ]);
  const data = await media.request(SEAT, 'GET', '/user-data');
  expect(data.json()).toMatchObject({ wishes: [{ wish: { prompt: 'ein Igel' }, state: 'ready' }] });
  await media.request(SEAT, 'DELETE', '/user-data');
  expect(await collectionOf('jobs').countDocuments({ owner: SEAT })).toBe(0);
});

test('of a lesson nothing is left: jobs, files, small versions, colours, turns', async () => {
  const before = await paint(SEAT, 'vor der Stunde');
  await makeOld(before);
  const others = await paint('visitor:der-Nachbar', 'nicht dabei');
  const kept = await counts();

  const picture = await paint(SEAT, 'ein Igel');
  await paint(GUEST, 'ein Fuchs');
  await color(SEAT, picture.fileId);
  await color(SEAT, picture.fileId, 'POST');
  await color(SEAT, before.fileId);
  await media.order(SEAT, 'wartet noch');
  expect((await wipe()).statusCode).toBe(204);

  expect(await counts()).toEqual(kept);
  expect(await collectionOf('jobs').distinct('_id')).toEqual(
    expect.arrayContaining([before.jobId, others.jobId]),
  );
  // Painted here by hand, so the queue has not heard of it.
  const ids = await media.deps.queue.waitingIds();
  expect(ids.toSorted()).toEqual([before.jobId, others.jobId].toSorted());
  expect(await keysNaming(SEAT, GUEST)).toEqual([]);
  expect((await wipe()).statusCode).toBe(204);
  expect(await counts()).toEqual(kept);
});

test('pictures of the album stay, belong to the teacher, and outlive the nightly tidying', async () => {
  const chosen = await paint(SEAT, 'für das Album');
  const colored = await paint(SEAT, 'eine Eule');
  const { url } = (await color(SEAT, colored.fileId)).json();
  const fileIds = [chosen.fileId, url.replace('/media/', '')];
  await wipe(fileIds);
  await wipe(fileIds);

  expect(await collectionOf('files.files').distinct('filename')).toEqual(
    expect.arrayContaining(fileIds),
  );
  expect(await counts()).toMatchObject({ jobs: 0, 'files.files': 2, coloredpages: 0 });
  for (const id of fileIds) {
    expect((await media.request(TEACHER, 'GET', `/files/${id}`)).statusCode).toBe(200);
    expect((await media.request(SEAT, 'GET', `/files/${id}`)).statusCode).toBe(404);
    const file = await collectionOf('files.files').findOne({ filename: id });
    expect(file).toMatchObject({ metadata: { hasOutlivedJob: true } });
  }
});

test('an album takes no picture of a child that was not in the lesson', async () => {
  const others = await paint('visitor:der-Nachbar', 'nicht dabei');
  await wipe([others.fileId]);
  const read = (owner: OwnerId) => media.request(owner, 'GET', `/files/${others.fileId}`);
  expect((await read(TEACHER)).statusCode).toBe(404);
  expect((await read('visitor:der-Nachbar')).statusCode).toBe(200);
});

test('a picture that becomes ready after the wipe leaves nothing', async () => {
  const goOn = Promise.withResolvers<void>();
  const imageProvider = fakeImageProvider(async () => {
    await goOn.promise;
    return { png: page };
  });
  const stop = media.startWorker(imageProvider);
  const { jobId } = await media.order(SEAT, 'dauert lange');
  // Whoever waits gets the job, or a refusal where the wipe has taken it already.
  const waiting = media.order(GUEST, 'wartet', true).catch(() => null);
  await waitFor(async () => imageProvider.orders.length > 0 && (await counts()).jobs === 2);
  expect((await wipe()).statusCode).toBe(204);
  goOn.resolve();
  await waiting;
  await stop();
  expect(await counts()).toMatchObject({ jobs: 0, 'files.files': 0, 'files.chunks': 0 });
  const read = await media.request(SEAT, 'GET', `/jobs/${jobId}`);
  expect(read.statusCode).toBe(404);
  await media.deps.jobs.sweep(new Date(Date.now() + HOUR_MS));
  expect(await media.deps.queue.countWaiting()).toBe(0);
});

test('killed after any step, the next wipe does the rest', async () => {
  const { deps } = media;
  let step = 0;
  let dieAt = 0;
  const dying =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      step += 1;
      if (step === dieAt) throw new Error('killed');
      return work(...given);
    };
  const mortal = () => ({
    ...deps,
    files: { ...deps.files, give: dying(deps.files.give), remove: dying(deps.files.remove) },
    thumbnails: { ...deps.thumbnails, remove: dying(deps.thumbnails.remove) },
    jobArchive: { ...deps.jobArchive, remove: dying(deps.jobArchive.remove) },
    jobs: { ...deps.jobs, cancel: dying(deps.jobs.cancel) },
    turns: { ...deps.turns, forget: dying(deps.turns.forget) },
  });
  let isKilled = true;
  for (dieAt = 1; isKilled; dieAt += 1) {
    const { fileId } = await paint(SEAT, 'ein Igel');
    await color(SEAT, fileId);
    await media.order(SEAT, 'wartet noch');
    step = 0;
    isKilled = await wipeLesson(mortal(), wipeOf()).then(
      () => false,
      () => true,
    );
    await wipeLesson(deps, wipeOf());
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0]);
    expect(await keysNaming(SEAT)).toEqual([]);
  }
  expect(dieAt).toBeGreaterThan(8);
});

test('colours on their way when their page goes do not come back', async () => {
  const { fileId } = await paint(SEAT, 'ein Igel');
  const { put } = media.deps.coloredPages;
  media.deps.coloredPages.put = async (record) => {
    await wipe();
    return put(record);
  };
  expect((await color(SEAT, fileId)).statusCode).toBe(404);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0]);
});
