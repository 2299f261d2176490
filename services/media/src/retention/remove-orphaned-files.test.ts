import type { Id } from '@lux/contracts/common/ids.ts';
import { gridKey } from '@lux/media-store/file-record.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { mongo } from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { openMedia } from '../testing/open-media.ts';
import { deleteOldJobs } from './delete-old-jobs.worker.ts';
import { removeOrphanedFiles } from './remove-orphaned-files.ts';

const engines = useEngines();
const MIA = 'visitor:mia-mia-mia';
const HOUR_MS = 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
const NOTHING = { files: 0, writes: 0, objects: 0, thumbnails: 0 };

async function open() {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  const { connection } = media.deps.mongo;
  return {
    ...media,
    writeFile: async (id: Id = createId()) => {
      const bytes = Buffer.from('a picture');
      await media.deps.files.write({ id, owner: MIA, contentType: 'image/png', bytes });
      return id;
    },
    /** What a process leaves that is killed while it writes. */
    beginWrite: async (id: Id = createId()) => {
      const piece = { files_id: gridKey(id), n: 0, data: new mongo.Binary(Buffer.from('half')) };
      await connection.collection('files.chunks').insertOne(piece);
      return id;
    },
    paint: async (prompt: string) => {
      const stop = media.startWorker(fakeImageProvider());
      const job = await media.order(MIA, prompt, true);
      await stop();
      return job;
    },
    find: async ({ url = '' }: { url?: string | undefined }) =>
      (await media.request(MIA, 'GET', url.replace('/media/', '/files/'))).statusCode,
    connection,
  };
}

test('a file that no job names goes once it is old enough, pictures and files of waiting jobs stay', async () => {
  const { deps, paint, order, writeFile, countFiles, find } = await open();
  const picture = await paint('ein Drache');
  const waiting = await order(MIA, 'ein Hund');
  const run = await deps.jobs.begin(waiting.jobId, 1);
  await writeFile(run?.fileId);
  await writeFile();

  expect(await removeOrphanedFiles(deps, inDays(-1))).toEqual(NOTHING);
  expect(await countFiles()).toBe(3);
  expect(await removeOrphanedFiles(deps, inDays(1))).toEqual({ ...NOTHING, files: 1 });
  expect(await find(picture)).toBe(200);
  expect(await deps.files.get(run?.fileId ?? '')).not.toBeNull();
  expect(await removeOrphanedFiles(deps, inDays(1))).toEqual(NOTHING);
});

test('pictures outlive the records of their jobs, for ever', async () => {
  const { deps, paint, countJobs, find } = await open();
  const picture = await paint('ein Drache');
  await deleteOldJobs(deps, deps.log, inDays(31));
  expect(await countJobs()).toBe(0);
  await deleteOldJobs(deps, deps.log, inDays(400));
  expect(await find(picture)).toBe(200);
});

test('pictures from before this was noted are nobody’s to remove', async () => {
  const { deps, writeFile, connection, countFiles } = await open();
  const id = await writeFile();
  await connection
    .collection('files.files')
    .updateOne({ filename: id }, { $unset: { 'metadata.hasOutlivedJob': 1 } });
  expect(await removeOrphanedFiles(deps, inDays(400))).toEqual(NOTHING);
  expect(await countFiles()).toBe(1);
});

test('a write that stopped half-way goes, one that goes on stays', async () => {
  const { deps, paint, beginWrite, connection, find, countChunks } = await open();
  const picture = await paint('ein Drache');
  const [stopped, goesOn] = [await beginWrite(), await beginWrite()];
  const older = mongo.ObjectId.createFromTime(Math.floor(Date.now() / 1_000) - 48 * 3_600);
  for (const id of [stopped, goesOn]) {
    const chunks = connection.collection('files.chunks');
    const first = await chunks.findOneAndDelete({ files_id: gridKey(id) });
    const key =
      id === stopped
        ? older
        : mongo.ObjectId.createFromTime(older.getTimestamp().getTime() / 1_000 + 1);
    await chunks.insertOne({ ...first, _id: key });
  }
  // Slow, but at it: its second piece came just now.
  await connection
    .collection('files.chunks')
    .insertOne({ files_id: gridKey(goesOn), n: 1, data: new mongo.Binary(Buffer.from('more')) });

  expect(await removeOrphanedFiles(deps, inDays(-1))).toEqual({ ...NOTHING, writes: 1 });
  expect(await countChunks()).toBe(3);
  expect(await find(picture)).toBe(200);
});

test('the small version of a deleted picture goes, that of another stays', async () => {
  const { deps, writeFile } = await open();
  const kept = await writeFile();
  const webp = Buffer.from('small');
  await deps.thumbnails.keep(kept, 'webp', webp);
  // Asked for just while the picture was deleted.
  const late = createId();
  await deps.thumbnails.keep(late, 'webp', webp);
  expect(await removeOrphanedFiles(deps, inDays(-1))).toEqual({ ...NOTHING, thumbnails: 1 });
  expect(await deps.thumbnails.get(kept, 'webp')).not.toBeNull();
  expect(await deps.thumbnails.get(late, 'webp')).toBeNull();
});

test('the daily job does it, a day after the file was written', async () => {
  const { deps, writeFile, countFiles } = await open();
  await writeFile();
  await deleteOldJobs(deps, deps.log, new Date(Date.now() + 23 * HOUR_MS));
  expect(await countFiles()).toBe(1);
  await deleteOldJobs(deps, deps.log, new Date(Date.now() + 25 * HOUR_MS));
  expect(await countFiles()).toBe(0);
});
