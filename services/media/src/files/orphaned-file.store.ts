import type { Id } from '@lux/contracts/common/ids.ts';
import { listUnneeded } from '@lux/media-store/list-unneeded.ts';
import type { MediaStore } from '@lux/media-store/open-media-store.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { type Connection, mongo } from 'mongoose';

interface FileRecord {
  _id: mongo.ObjectId;
  filename: Id;
  uploadDate: Date;
  metadata: { hasOutlivedJob?: boolean; store?: string; movedAt?: Date };
}
interface Piece {
  _id: mongo.ObjectId;
  files_id: mongo.ObjectId;
  n: number;
}

const BATCH = 500;
/** How long something may stay that no picture and no job refers to. */
export const KEEP_LOOSE_FILES_DAYS = 1;

export type LooseFileStore = ReturnType<typeof createOrphanedFileStore>;

/** What lies in GridFS, in buckets and beside them, seen from below, to find what nothing refers to. */
export function createOrphanedFileStore(connection: Connection, store: MediaStore) {
  const files = () => connection.collection<FileRecord>('files.files');
  const pieces = () => connection.collection<Piece>('files.chunks');
  const thumbnails = () => connection.collection<{ _id: Id }>('thumbnails');

  /** Of writes without a file: those that got no piece since. A piece's key says when it came. */
  const withoutPieceSince = async (moment: Date, keys: mongo.ObjectId[]) => {
    const since = mongo.ObjectId.createFromTime(Math.floor(moment.getTime() / 1_000));
    const pieceKeys = { files_id: { $in: keys }, _id: { $gte: since } };
    const young = hexOf(await pieces().distinct('files_id', pieceKeys));
    return keys.filter((key) => !young.has(key.toHexString()));
  };

  return {
    /**
     * Files written before, in batches, that a job has to name. Those from before this was noted
     * are left out: their jobs' records may have expired, which does not make the picture orphaned.
     */
    async *listBound(before: Date): AsyncGenerator<Id[]> {
      await files().createIndex({ 'metadata.hasOutlivedJob': 1, uploadDate: 1 });
      const found = files()
        .find({ 'metadata.hasOutlivedJob': false, uploadDate: { $lt: before } })
        .project<Pick<FileRecord, 'filename'>>({ _id: 0, filename: 1 });
      for await (const batch of inBatches(found)) yield batch.map(({ filename }) => filename);
    },

    /**
     * Keys of writes, in batches, that stopped before and never became a file, or whose file lies in a
     * bucket since.
     */
    async *listAbandonedWrites(before: Date): AsyncGenerator<mongo.ObjectId[]> {
      // GridFS's own index. Told by it alone, without reading a single picture.
      const index = { files_id: 1, n: 1 } as const;
      await pieces().createIndex(index, { unique: true });
      const begun = pieces()
        .find({ n: 0 })
        .hint(index)
        .project<Pick<Piece, 'files_id'>>({ _id: 0, files_id: 1 });
      for await (const batch of inBatches(begun)) {
        const keys = batch.map(({ files_id }) => files_id);
        const isHere = store.target
          ? [{ 'metadata.store': { $exists: false } }, { 'metadata.movedAt': { $gte: before } }]
          : // A file in a bucket may just be on its way here.
            [{}];
        const written = hexOf(await files().distinct('_id', { _id: { $in: keys }, $or: isHere }));
        const unwritten = keys.filter((key) => !written.has(key.toHexString()));
        if (unwritten.length > 0) yield withoutPieceSince(before, unwritten);
      }
    },

    async removePieces(keys: mongo.ObjectId[]): Promise<void> {
      await pieces().deleteMany({ files_id: { $in: keys } });
    },

    /** Removes from the buckets what no file needs since. @returns how many. */
    async removeObjects(before: Date): Promise<number> {
      if (!connection.db) throw commonErrors.DATABASE_CONNECTION_FAILED();
      let removed = 0;
      for (const bucket of store.buckets) {
        for await (const ids of listUnneeded({ db: connection.db, store }, bucket, before)) {
          for (const id of ids) await bucket.remove(id);
          removed += ids.length;
        }
      }
      return removed;
    },

    /** Ids of small versions, in batches, whose picture is gone. */
    async *listLooseThumbnails(): AsyncGenerator<Id[]> {
      const all = thumbnails().find().project<{ _id: Id }>({ _id: 1 });
      for await (const batch of inBatches(all)) {
        const ids = batch.map(({ _id }) => _id);
        const there = new Set(await files().distinct('filename', { filename: { $in: ids } }));
        yield ids.filter((id) => !there.has(id));
      }
    },
  };
}

const hexOf = (keys: mongo.ObjectId[]) => new Set(keys.map((key) => key.toHexString()));

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
