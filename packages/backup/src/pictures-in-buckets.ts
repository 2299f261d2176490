import { inheritedEnv } from '@lux/local-stack/config.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { cutPieces, type FileRecord, filesOf, piecesOf } from '@lux/media-store/file-record.ts';
import {
  chooseMediaStore,
  MediaStoreEnvironment,
} from '@lux/media-store/media-store-environment.ts';
import { moveFiles } from '@lux/media-store/move-files.ts';
import { type MediaStore, openMediaStore } from '@lux/media-store/open-media-store.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { deserialize, serialize } from 'bson';
import type { Db } from 'mongodb';

type Documents = AsyncIterable<Uint8Array>;

/** The buckets that the environment names. @throws StartProblem where it names one wrongly. */
export function openBuckets(db: () => Db): MediaStore {
  const set = Object.entries(inheritedEnv()).filter(([, value]) => value !== '');
  try {
    const config = chooseMediaStore(MediaStoreEnvironment.parse(Object.fromEntries(set)));
    return openMediaStore(config, { db });
  } catch (cause) {
    throw new StartProblem('MEDIA_STORE oder eine Variable S3_… stimmt nicht (.env.example).', {
      cause,
    });
  }
}

/**
 * Makes files that lie in buckets look as if they lay in GridFS, so that a back-up holds them and is
 * readable by MongoDB's own tools. Records go first (`dump-databases.ts`); what is deleted before its
 * bytes are read is left out.
 */
export function bringFromBuckets(store: MediaStore) {
  const inBuckets = new Map<string, FileRecord>();
  return {
    async *records(documents: Documents): AsyncGenerator<Uint8Array> {
      for await (const raw of documents) {
        const record = deserialize(raw) as FileRecord;
        if (record.metadata?.store === undefined) {
          yield raw;
          continue;
        }
        inBuckets.set(record._id.toHexString(), record);
        // Numbers keep their type.
        const written = deserialize(raw, { promoteValues: false });
        const { store: _place, movedAt: _time, ...metadata } = written.metadata;
        yield serialize({ ...written, metadata });
      }
    },

    async *pieces(documents: Documents): AsyncGenerator<Uint8Array> {
      for await (const raw of documents) {
        // What was moved lies here, too, for a day.
        const isTwice =
          inBuckets.size > 0 && inBuckets.has(String(deserialize(raw).files_id?.toHexString()));
        if (!isTwice) yield raw;
      }
      for (const record of inBuckets.values()) {
        const bytes = await readFromBucket(store, record);
        if (!bytes) continue;
        for await (const piece of cutPieces(bytes, record)) yield serialize(piece);
      }
    },
  };
}

async function readFromBucket(store: MediaStore, { filename, metadata }: FileRecord) {
  const place = metadata.store ?? '';
  try {
    return await store.at(place).read(filename);
  } catch (cause) {
    throw new StartProblem(
      `Die Bilder in ${place} sind nicht zu erreichen. Stimmen MEDIA_STORE und die Variablen S3_…?`,
      { cause },
    );
  }
}

/** What all files in buckets take together. */
export async function measureInBuckets(db: Db): Promise<number> {
  const inBuckets = { 'metadata.store': { $exists: true } };
  const sum = { $group: { _id: null, bytes: { $sum: '$length' } } };
  const [found] = await filesOf(db)
    .aggregate<{ bytes: number }>([{ $match: inBuckets }, sum])
    .toArray();
  return found?.bytes ?? 0;
}

/**
 * After a restore: moves all pictures to where `MEDIA_STORE` says, and leaves them nowhere else.
 *
 * @returns whether they are there; false: they are in the database, from where the worker moves them.
 */
export async function bringToBucket(db: Db): Promise<boolean> {
  const store = openBuckets(() => db);
  try {
    if (!store.target) return true;
    await moveFiles({ db, store });
    const moved = filesOf(db)
      .find({ 'metadata.store': store.target.place })
      .project<Pick<FileRecord, '_id'>>({ _id: 1 });
    for await (const { _id } of moved) await piecesOf(db).deleteMany({ files_id: _id });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  } finally {
    await store.close();
  }
}
