import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { moveFiles } from '@lux/media-store/move-files.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { findS3Server } from '@lux/test-kit/s3-server/find-s3-server.ts';
import { StartedS3Server } from '@lux/test-kit/s3-server/start-s3-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fulfilWish } from '../pictures/fulfil-wish.worker.ts';
import { removeOrphanedFiles } from '../retention/remove-orphaned-files.ts';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';

const engines = useEngines();
const server = findS3Server();
const CHILD: OwnerId = 'visitor:ein-Kind-ein-Kind';
const png = await sharp({ create: { width: 800, height: 900, channels: 3, background: '#c60' } })
  .png({ compressionLevel: 0 })
  .toBuffer();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe.skipIf(!server)('pictures in a bucket', () => {
  const s3 = new StartedS3Server(server ?? { command: '', env: {} });
  let bucket: string;
  beforeAll(() => s3.start());
  afterAll(() => s3.close());
  beforeEach(async () => {
    bucket = `lux-${Math.random().toString(36).slice(2)}`;
    await s3.makeBucket(bucket);
  });
  const place = () => `s3://${bucket}/pictures`;

  async function open(variables: Record<string, string> = {}) {
    const media = await openMedia(engines, {}, { ...s3.environment(place()), ...variables });
    onTestFinished(() => media.close());
    return media;
  }
  type Media = Awaited<ReturnType<typeof open>>;

  async function paint(media: Media) {
    const job = await media.order(CHILD, 'ein Igel');
    const order = { recordId: job.jobId, turn: 1, isLastAttempt: false, log: media.deps.log };
    const imageProvider = fakeImageProvider(() => ({ png }));
    await fulfilWish({ ...media.deps, imageProvider }, order);
    const { url = '' } = await media.read(CHILD, job);
    return url.replace('/media/', '');
  }
  const get = (media: Media, path: string, headers = {}) =>
    media.request(CHILD, 'GET', `/files/${path}`, { headers });

  test('are shown whole, in part and small, count for the room, and are deleted', async () => {
    const media = await open();
    const id = await paint(media);
    expect(await media.countChunks()).toBe(0);
    expect(await s3.listKeys(bucket)).toEqual([expect.stringContaining(`/${id}`)]);

    const whole = await get(media, id);
    expect(whole).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
    const size = whole.rawPayload.length;
    expect((await sharp(whole.rawPayload).metadata()).width).toBeGreaterThan(0);
    const part = await get(media, id, { range: `bytes=${size - 4}-` });
    expect(part).toMatchObject({ statusCode: 206 });
    expect(part.rawPayload.equals(whole.rawPayload.subarray(-4))).toBe(true);
    expect((await get(media, `${id}/thumbnail`)).statusCode).toBe(200);
    expect(await media.deps.files.measure(CHILD)).toMatchObject({ count: 1, sizeBytes: size });

    expect((await media.request(CHILD, 'DELETE', `/files/${id}`)).statusCode).toBe(204);
    expect(await s3.listKeys(bucket)).toEqual([]);
    expect((await get(media, id)).statusCode).toBe(404);
  });

  test('while the bucket is away SPEC’s sentence is said, nothing is lost, and then all goes on', async () => {
    const proxy = await openFaultProxy(s3.url);
    onTestFinished(() => proxy.close());
    const media = await open({ S3_ENDPOINT: proxy.url });
    const id = await paint(media);
    const imageProvider = fakeImageProvider(() => ({ png }));
    await proxy.cut();

    const refused = await get(media, id);
    expect(refused).toMatchObject({ statusCode: 503 });
    expect(refused.json()).toMatchObject({ error: 'DATABASE_CONNECTION_FAILED' });
    expect(refused.headers).not.toHaveProperty('etag');
    expect((await media.request(CHILD, 'DELETE', '/user-data')).statusCode).toBe(503);
    const ready = await media.app.inject('/readyz');
    expect(ready).toMatchObject({ statusCode: 503 });
    expect(ready.json().checks).toEqual({ mongodb: 'ok', redis: 'ok', s3: 'not reachable' });

    const stop = media.startWorker(imageProvider);
    const job = await media.order(CHILD, 'ein Fuchs');
    await waitFor(() => imageProvider.orders.length > 0);
    await proxy.restore();
    await waitFor(async () => (await media.read(CHILD, job)).state === 'ready', {
      timeoutMs: 20_000,
      what: 'the picture is ready',
    });
    await stop();
    expect(await s3.listKeys(bucket)).toHaveLength(await media.countFiles());
    expect((await media.request(CHILD, 'DELETE', '/user-data')).statusCode).toBe(204);
    expect(await s3.listKeys(bucket)).toEqual([]);
  }, 40_000);

  test('what a killed write or a killed deletion left goes within a day, and nothing else', async () => {
    const media = await open();
    const kept = await paint(media);
    const deleted = await paint(media);
    const { mediaStore } = media.deps;
    await mediaStore.target?.write(createId(), png, 'image/png');
    // Killed after the object went and before the record did, of a picture whose job is long gone.
    await media.deps.jobArchive.removeOfFile(deleted);
    await media.deps.files.outliveJobs([deleted]);
    const killed = { ...mediaStore.target, remove: () => Promise.reject(new Error('killed')) };
    const [target] = mediaStore.buckets.splice(0, 1, Object.assign({}, mediaStore.target, killed));
    await expect(media.deps.files.remove(deleted)).rejects.toThrow('killed');
    if (target) mediaStore.buckets.splice(0, 1, target);
    await target?.remove(deleted);

    expect(await removeOrphanedFiles(media.deps, inDays(-1))).toMatchObject({ objects: 0 });
    expect(await s3.listKeys(bucket)).toHaveLength(2);
    const removed = await removeOrphanedFiles(media.deps, inDays(1));
    expect(removed).toMatchObject({ files: 1, objects: 1 });
    expect(await media.countFiles()).toBe(1);
    expect((await get(media, kept)).statusCode).toBe(200);
    expect(await removeOrphanedFiles(media.deps, inDays(1))).toMatchObject({ objects: 0 });
  });

  test('move there and back beside each other, while they are looked at', async () => {
    const inGrid = await open({ MEDIA_STORE: 'gridfs' });
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await paint(inGrid));
    const before = (await get(inGrid, ids[0] ?? '')).rawPayload;

    const NAME_PREFIX = inGrid.namePrefix;
    const move = async (media: Media) => {
      const { db } = media.deps.mongo.connection;
      if (!db) throw new Error('not connected');
      const look = async () => {
        for (const id of ids.slice(1)) expect((await get(media, id)).statusCode).toBe(200);
      };
      const options = { db, store: media.deps.mediaStore };
      const [one, other] = await Promise.all([moveFiles(options), moveFiles(options), look()]);
      return one.moved + other.moved;
    };
    const inBucket = await open({ NAME_PREFIX });
    expect(await move(inBucket)).toBe(6);
    expect(await s3.listKeys(bucket)).toHaveLength(6);
    expect(await inBucket.countChunks()).toBeGreaterThan(0);
    await removeOrphanedFiles(inBucket.deps, inDays(1));
    expect(await inBucket.countChunks()).toBe(0);
    expect((await get(inBucket, ids[0] ?? '')).rawPayload.equals(before)).toBe(true);

    const back = await open({
      NAME_PREFIX,
      MEDIA_STORE: 'gridfs',
      MEDIA_STORE_PREVIOUS: place(),
    });
    expect((await get(back, ids[0] ?? '')).statusCode).toBe(200);
    expect(await move(back)).toBe(6);
    await removeOrphanedFiles(back.deps, inDays(1));
    expect(await s3.listKeys(bucket)).toEqual([]);
    // Without the bucket in its configuration, as it was before.
    expect((await get(inGrid, ids[0] ?? '')).rawPayload.equals(before)).toBe(true);
  });

  test('one that is deleted while it is moved is gone from both', async () => {
    const media = await open({ MEDIA_STORE: 'gridfs' });
    const id = await paint(media);
    const moving = await open({ NAME_PREFIX: media.namePrefix });
    const { mediaStore, files, mongo } = moving.deps;
    const { db } = mongo.connection;
    if (!db || !mediaStore.target) throw new Error('not connected');
    const { write } = mediaStore.target;
    mediaStore.target.write = async (...given) => {
      await files.remove(id);
      await write(...given);
    };
    await moveFiles({ db, store: mediaStore });
    expect(await s3.listKeys(bucket)).toEqual([]);
    expect([await media.countFiles(), await media.countChunks()]).toEqual([0, 0]);
  });

  test('a restored copy of the database clears away nothing of the original’s', async () => {
    const media = await open();
    await paint(media);
    const copy = await open();
    await removeOrphanedFiles(copy.deps, inDays(1));
    expect(await s3.listKeys(bucket)).toHaveLength(1);
  });

  test('files of a bucket that is not named any more are an outage, not gone', async () => {
    const media = await open();
    const id = await paint(media);
    const without = await open({ NAME_PREFIX: media.namePrefix, MEDIA_STORE: 's3://other' });
    expect((await get(without, id)).statusCode).toBe(503);
  });
});
