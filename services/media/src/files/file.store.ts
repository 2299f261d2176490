import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ThingMatch } from '@lux/contracts/accounts/deletion-log.ts';
import type { Adoption, Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { gridKey } from '@lux/media-store/file-record.ts';
import type { MediaStore } from '@lux/media-store/open-media-store.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { gridChannel } from '@lux/service-kit/tracing/grid-channel.ts';
import { type Connection, mongo } from 'mongoose';
import { z } from 'zod';
import { errors } from '../errors.ts';

const Metadata = z.object({ contentType: z.string(), store: z.string().optional() });

const COLLECTION = 'files';

/** As GridFS cuts files by default. */
const CHUNK_BYTES = 255 * 1_024;

/** Use is noted at most this often, so that most reads cost no write. */
const NOTE_USE_MS = 24 * 60 * 60 * 1_000;

export interface NewFile {
  id: Id;
  owner: OwnerId;
  contentType: string;
  bytes: Buffer;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  id: Id;
  sizeBytes: number;
  contentType: string;
}

export type FileStore = ReturnType<typeof createFileStore>;

/**
 * The files themselves: what is known of them in GridFS's collection, their bytes in GridFS or in the
 * bucket that the record names. A file never changes: a new picture is a new id.
 */
export function createFileStore(connection: Connection, store: MediaStore) {
  let opened: { db: typeof connection.db; bucket: mongo.GridFSBucket } | undefined;

  const bucket = () => {
    if (!connection.db) throw commonErrors.DATABASE_CONNECTION_FAILED();
    const { db } = connection;
    // A connection that was made anew has another database object.
    if (opened?.db !== db)
      opened = { db, bucket: new mongo.GridFSBucket(db, { bucketName: COLLECTION }) };
    return opened.bucket;
  };

  /** GridFS knows no owners, so the index is ours to make; there already, it costs one short call. */
  const recordsByOwner = async () => {
    const records = connection.collection<{ filename: Id; metadata: { owner: OwnerId } }>(
      'files.files',
    );
    await records.createIndex({ 'metadata.owner': 1 });
    return records;
  };

  /** A picture that its child has in hand is used, and stays (`deleteUnusedFiles`). */
  const noteUse = async ({ _id, metadata }: mongo.GridFSFile) => {
    const usedAt = metadata?.usedAt;
    if (usedAt instanceof Date && Date.now() - usedAt.getTime() < NOTE_USE_MS) return;
    await connection
      .collection('files.files')
      .updateOne({ _id }, { $set: { 'metadata.usedAt': new Date() } });
  };

  const findRecord = async (filter: mongo.Filter<mongo.GridFSFile>) =>
    gridChannel.tracePromise(() => bucket().find(filter).next(), {
      operation: 'find',
      collection: COLLECTION,
    });
  const readRecord = (id: Id) => findRecord({ _id: gridKey(id), filename: id });

  const openGrid = (id: Id, range?: ByteRange): Readable => {
    const options = range && { start: range.start, end: range.end + 1 };
    const stream = bucket().openDownloadStream(gridKey(id), options);
    const reading = { operation: 'read', collection: COLLECTION } as const;
    // Whoever reads hears of a failure by the stream itself.
    gridChannel.tracePromise(() => finished(stream), reading).catch(() => {});
    return stream;
  };

  /** Null where the bytes are not where the record says. */
  const openBytes = async (
    id: Id,
    place: string | undefined,
    range?: ByteRange,
  ): Promise<Readable | null> => {
    return place === undefined ? openGrid(id, range) : store.at(place).read(id, range);
  };

  return {
    /** In a bucket the bytes come first: where this stops in between, they are cleared away. */
    async write({ id, owner, contentType, bytes }: NewFile): Promise<void> {
      const metadata = { owner, contentType, hasOutlivedJob: false, usedAt: new Date() };
      if (store.target) {
        await store.target.write(id, bytes, contentType);
        await connection.collection<mongo.GridFSFile>('files.files').insertOne({
          ...{ _id: gridKey(id), filename: id, length: bytes.length, chunkSize: CHUNK_BYTES },
          uploadDate: new Date(),
          metadata: { ...metadata, store: store.target.place },
        });
        return;
      }
      const upload = bucket().openUploadStreamWithId(gridKey(id), id, { metadata });
      upload.end(bytes);
      const writing = { operation: 'write', collection: COLLECTION } as const;
      await gridChannel.tracePromise(() => finished(upload), writing);
    },

    /** A file whoever it belongs to, for work that was ordered by its owner. */
    async get(id: Id): Promise<StoredFile | null> {
      const found = await readRecord(id);
      return found && toStoredFile(id, found);
    },

    /** A file of somebody else is like none at all. Found by its owner, it counts as used today. */
    async find(id: Id, owners: OwnerId[]): Promise<StoredFile | null> {
      const own = { 'metadata.owner': { $in: owners } };
      const found = await findRecord({ _id: gridKey(id), filename: id, ...own });
      if (found) await noteUse(found);
      return found && toStoredFile(id, found);
    },

    /**
     * The bytes, from a bucket once they begin to come.
     *
     * @throws FILE_NOT_FOUND 404, DATABASE_CONNECTION_FAILED 503.
     */
    async read(id: Id, range?: ByteRange): Promise<Readable> {
      if (store.buckets.length === 0) return openGrid(id, range);
      const placeOf = async () => {
        const record = await readRecord(id);
        if (!record) throw errors.FILE_NOT_FOUND();
        return Metadata.parse(record.metadata).store;
      };
      const bytes = await openBytes(id, await placeOf(), range);
      // Moved since the record was read.
      const found = bytes ?? (await openBytes(id, await placeOf(), range));
      if (!found) throw errors.FILE_NOT_FOUND();
      return found;
    },

    async adopt({ from, to }: Adoption): Promise<void> {
      const records = await recordsByOwner();
      await records.updateMany({ 'metadata.owner': from }, { $set: { 'metadata.owner': to } });
    },

    /** Makes those of these files that belong to some owners another's, for good: no job names them. */
    async give(ids: Id[], { from, to }: { from: OwnerId[]; to: OwnerId }): Promise<void> {
      const records = await recordsByOwner();
      await records.updateMany(
        { filename: { $in: ids }, 'metadata.owner': { $in: from } },
        { $set: { 'metadata.owner': to, 'metadata.hasOutlivedJob': true } },
      );
    },

    /** The ids of these owners' files that were written in a period. */
    async listWritten(owners: OwnerId[], { from, to }: { from: Date; to: Date }): Promise<Id[]> {
      const records = await recordsByOwner();
      const found = await records
        .find({ 'metadata.owner': { $in: owners }, uploadDate: { $gte: from, $lte: to } })
        .toArray();
      return found.map(({ filename }) => filename);
    },

    /** The ids of all files of these owners. */
    async listIds(owners: OwnerId[]): Promise<Id[]> {
      const records = await recordsByOwner();
      const found = await records.find({ 'metadata.owner': { $in: owners } }).toArray();
      return found.map(({ filename }) => filename);
    },

    /** Every picture, to be compared with what was deleted. */
    async *listThings(): AsyncGenerator<Omit<ThingMatch, 'name'>> {
      const records = await recordsByOwner();
      for await (const { filename, metadata } of records.find({
        'metadata.contentType': /^image\//,
      })) {
        yield { thing: { fileId: filename }, owner: metadata.owner };
      }
    },

    /** How many files an owner has, and what they take. */
    async measure(owner: OwnerId): Promise<{ count: number; sizeBytes: number }> {
      const records = await recordsByOwner();
      const [sum] = await records
        .aggregate<{ count: number; sizeBytes: number }>([
          { $match: { 'metadata.owner': owner } },
          { $group: { _id: null, count: { $sum: 1 }, sizeBytes: { $sum: '$length' } } },
        ])
        .toArray();
      return sum ?? { count: 0, sizeBytes: 0 };
    },

    /** Notes of results that their jobs' records go: from here on no record has to name them. */
    async outliveJobs(ids: Id[]): Promise<void> {
      await connection
        .collection<{ _id: mongo.ObjectId }>('files.files')
        .updateMany(
          { _id: { $in: ids.map(gridKey) } },
          { $set: { 'metadata.hasOutlivedJob': true } },
        );
    },

    /**
     * Removes a file, also the bytes that an interrupted write left. None there is fine. The record goes
     * last: where this stops in between, the file is found again, by whoever deletes it once more or,
     * as nothing names it any more, by the daily clearing up.
     */
    async remove(id: Id): Promise<void> {
      if (store.buckets.length > 0) {
        await connection
          .collection<{ _id: mongo.ObjectId }>('files.files')
          .updateOne({ _id: gridKey(id) }, { $set: { 'metadata.hasOutlivedJob': false } });
      }
      for (const one of store.buckets) await one.remove(id);
      const removing = { operation: 'remove', collection: COLLECTION } as const;
      const removed = gridChannel.tracePromise(() => bucket().delete(gridKey(id)), removing);
      await removed.catch((error: unknown) => {
        const isAbsent = error instanceof Error && error.message.startsWith('File not found');
        if (!isAbsent) throw error;
      });
    },
  };
}

function toStoredFile(id: Id, found: mongo.GridFSFile): StoredFile {
  const { contentType } = Metadata.parse(found.metadata);
  return { id, sizeBytes: found.length, contentType };
}
