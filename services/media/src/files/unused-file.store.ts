import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, mongo } from 'mongoose';

interface FileRecord {
  _id: mongo.ObjectId;
  filename: Id;
  metadata: { owner: string; usedAt?: Date };
}

const BATCH = 200;
/** All owners that are visitors: `;` follows `:`. */
const ofVisitors = { $gte: 'visitor:', $lt: 'visitor;' };

export type UnusedFileStore = ReturnType<typeof createUnusedFileStore>;

/** Files by when their child had them in hand last (`file.store.ts` notes it). */
export function createUnusedFileStore(connection: Connection) {
  const files = () => connection.collection<FileRecord>('files.files');

  return {
    /** Files from before use was noted count as used now, so that nothing goes unseen. */
    async startCounting(now: Date): Promise<void> {
      await files().updateMany(
        { 'metadata.usedAt': { $exists: false } },
        { $set: { 'metadata.usedAt': now } },
      );
    },

    /** Ids of visitors' files, in batches, that nobody has used since. Some may be gone when read. */
    async *listOfVisitors(unusedSince: Date): AsyncGenerator<Id[]> {
      let last = new mongo.ObjectId('0'.repeat(24));
      while (true) {
        const batch = await files()
          .find({
            _id: { $gt: last },
            'metadata.owner': ofVisitors,
            'metadata.usedAt': { $lt: unusedSince },
          })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray();
        const end = batch.at(-1);
        if (!end) return;
        last = end._id;
        yield batch.map(({ filename }) => filename);
      }
    },

    /** Whether one of these was used since. */
    async areUsed(ids: Id[], since: Date): Promise<boolean> {
      const used = { filename: { $in: ids }, 'metadata.usedAt': { $gte: since } };
      return (await files().findOne(used, { projection: { _id: 1 } })) !== null;
    },
  };
}
