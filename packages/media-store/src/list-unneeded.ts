import { Id } from '@lux/contracts/common/ids.ts';
import type { Db } from 'mongodb';
import type { ObjectStore } from './create-object-store.ts';
import { filesOf } from './file-record.ts';
import type { MediaStore } from './open-media-store.ts';

/**
 * Ids of objects in a bucket, in batches, that no file needs since: their write was never recorded,
 * their file is gone, or it has been moved. Where new files go, none is named whose file lies elsewhere:
 * it may just be on its way here.
 */
export async function* listUnneeded(
  { db, store }: { db: Db; store: MediaStore },
  bucket: ObjectStore,
  before: Date,
): AsyncGenerator<Id[]> {
  const isTarget = bucket === store.target;
  for await (const page of bucket.list()) {
    const old = page.flatMap(({ id, writtenAt }) => {
      const known = Id.safeParse(id);
      return known.success && writtenAt < before ? [known.data] : [];
    });
    if (old.length === 0) continue;
    const records = await filesOf(db)
      .find({ filename: { $in: old } })
      .project<{ filename: Id; metadata: { store?: string; movedAt?: Date } }>({
        filename: 1,
        metadata: 1,
      })
      .toArray();
    const needed = new Set(
      records
        .filter(
          ({ metadata: { store: place, movedAt } }) =>
            isTarget || place === bucket.place || (movedAt !== undefined && movedAt >= before),
        )
        .map(({ filename }) => filename),
    );
    yield old.filter((id) => !needed.has(id));
  }
}
