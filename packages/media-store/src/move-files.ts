import { buffer } from 'node:stream/consumers';
import { type Db, GridFSBucket } from 'mongodb';
import { cutPieces, type FileRecord, filesOf, inPlace, piecesOf } from './file-record.ts';
import type { MediaStore } from './open-media-store.ts';

interface Options {
  db: Db;
  store: MediaStore;
  signal?: AbortSignal;
}

/**
 * Moves files to where new ones go, one after the other, while children look at them. What was copied
 * stays where it was until the daily clearing up (`list-unneeded.ts`), for whoever is just reading it. May
 * stop anywhere, and several may do it beside each other: a copy is whole before the record names it.
 *
 * @returns how many were moved, and how many could not be found where their record says.
 */
export async function moveFiles({ db, store, signal }: Options) {
  const files = filesOf(db);
  await files.createIndex({ 'metadata.store': 1 });
  const to = store.target?.place ?? null;
  const elsewhere = [null, ...store.buckets.map(({ place }) => place)].filter(
    (place) => place !== to,
  );
  const result = { moved: 0, missing: 0 };
  for (const from of elsewhere) {
    for await (const record of files.find(inPlace(from))) {
      if (signal?.aborted) return result;
      const isCopied = await (store.target
        ? copyToBucket({ db, store }, record)
        : copyToGrid({ db, store }, record));
      if (!isCopied) {
        result.missing += 1;
        continue;
      }
      const { matchedCount } = await files.updateOne(
        { _id: record._id, ...inPlace(from) },
        {
          $set: { 'metadata.movedAt': new Date(), ...(to !== null && { 'metadata.store': to }) },
          ...(to === null && { $unset: { 'metadata.store': '' } }),
        },
      );
      if (matchedCount === 1) result.moved += 1;
      // Deleted meanwhile: so is its copy. Where this does not come about, the daily clearing up does it.
      else if (!(await files.findOne({ _id: record._id }))) await removeCopy({ db, store }, record);
    }
  }
  return result;
}

/** Whether all bytes are in the target now. */
async function copyToBucket({ db, store }: Options, record: FileRecord): Promise<boolean> {
  const { filename, length, metadata } = record;
  const bytes = await readWhole({ db, store }, record);
  if (bytes?.length !== length) return false;
  await store.target?.write(filename, bytes, metadata.contentType);
  return true;
}

/** Whether all bytes are in GridFS now. Pieces that another copy has written are the same ones. */
async function copyToGrid({ db, store }: Options, record: FileRecord): Promise<boolean> {
  const bytes = await store.at(record.metadata.store ?? '').read(record.filename);
  if (!bytes) return false;
  let length = 0;
  for await (const { files_id, n, ...piece } of cutPieces(bytes, record)) {
    const written = { $setOnInsert: piece };
    await piecesOf(db).updateOne({ files_id, n }, written, { upsert: true });
    length += piece.data.length;
  }
  return length === record.length;
}

async function readWhole({ db, store }: Options, { _id, filename, metadata }: FileRecord) {
  if (metadata.store === undefined) {
    const grid = new GridFSBucket(db, { bucketName: 'files' });
    return buffer(grid.openDownloadStream(_id)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }
  const found = await store.at(metadata.store).read(filename);
  return found && buffer(found);
}

/** What GridFS says where a file has no record, or lacks a piece. */
const isMissing = (error: unknown) =>
  error instanceof Error && /FileNotFound|File not found|ChunkIs/.test(error.message);

async function removeCopy({ db, store }: Options, { _id, filename }: FileRecord) {
  if (store.target) await store.target.remove(filename);
  else await piecesOf(db).deleteMany({ files_id: _id });
}
