import { isSeatKey, isVisitorKey, type KeeperKey } from '@lux/contracts/accounts/account-key.ts';
import type {
  ChangeMark,
  SyncedItem,
  SyncedItemsQuery,
} from '@lux/contracts/accounts/synced-items.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, mongo, Schema } from 'mongoose';
import { errors } from '../errors.ts';
import { beginReading, markOfEnd, markOfPage, readMark } from './change-mark.ts';

interface SyncedItemRecord {
  _id: mongo.ObjectId;
  /** A seat or a visitor as an owner. */
  userId: KeeperKey;
  kind: SyncedItem['kind'];
  id: string;
  changedAt: Date;
  /** When the database took this version: the order in which devices read changes. */
  keptAt?: Date;
  /** Of a visitor's: the day it was last asked for. */
  usedAt?: Date;
  /** Of the data as JSON text in UTF-8. */
  sizeBytes?: number;
  /**
   * JSON text, because the database has names of its own that a child's item may hold, too (`$ref`,
   * `_bsontype`), and names it does not take. Older records hold the object itself.
   */
  data: string | SyncedItem['data'];
}

export interface SyncedItemsText {
  /** Each as JSON text. */
  items: string[];
  mark: ChangeMark;
  hasMore: boolean;
}

/** More than a child makes in a school year; above it something is wrong. */
const MAX_ITEMS = 5_000;
/** Fifty of the longest stories; a usual one with its figures takes 10 kB, a picture's entry 300 bytes. */
export const QUOTA_BYTES = 10_000_000;
/** Of a seat, which is used some lessons a week. */
const SEAT_ITEMS = 2_000;
const SEAT_QUOTA_BYTES = 4_000_000;
/** Of a visitor: anybody can invent some, so each may fill little. */
const VISITOR_ITEMS = 1_000;
const VISITOR_QUOTA_BYTES = 2_000_000;
/** A page ends with the item that reaches this, so that no account is ever in memory whole. */
const PAGE_BYTES = 800_000;
const BATCH_SIZE = 10;
/** A clock that runs ahead must not win for ever. */
const MAX_AHEAD_MS = 60_000;

const schema = new Schema<SyncedItemRecord>(
  {
    userId: { type: String, required: true },
    kind: { type: String, required: true },
    id: { type: String, required: true },
    changedAt: { type: Date, required: true },
    keptAt: Date,
    usedAt: Date,
    sizeBytes: Number,
    data: { type: Schema.Types.Mixed, default: null },
  },
  { id: false, versionKey: false, minimize: false },
)
  .index({ userId: 1, kind: 1, id: 1 }, { unique: true })
  .index({ userId: 1, keptAt: 1, _id: 1, sizeBytes: 1 });

export type SyncedItemStore = ReturnType<typeof createSyncedItemStore>;

/** What users keep on all their devices, and visitors for when their browser forgets. */
export function createSyncedItemStore(connection: Connection) {
  /** The collection is called `things`. */
  const items = connection.model('Thing', schema);

  /** Changes an item unless a later version is there. Two devices at once: the index decides. */
  const put = async (userId: KeeperKey, { kind, id, changedAt, data }: SyncedItem) => {
    const at = new Date(Math.min(Date.parse(changedAt), Date.now() + MAX_AHEAD_MS));
    await putText(userId, { kind, id, changedAt: at }, data && JSON.stringify(data));
  };

  const putText = async (
    userId: KeeperKey,
    { kind, id, changedAt: at }: Pick<SyncedItemRecord, 'kind' | 'id' | 'changedAt'>,
    text: string | null,
  ) => {
    try {
      await items.updateOne(
        { userId, kind, id, changedAt: { $lt: at } },
        {
          $set: {
            changedAt: at,
            data: text,
            sizeBytes: sizeOf(text),
            ...(isVisitorKey(userId) && { usedAt: new Date() }),
          },
          $currentDate: { keptAt: true },
        },
        { upsert: true },
      );
    } catch (error) {
      // It is there in a version that is as new or newer: that one stays.
      if (!isDuplicateKey(error)) throw error;
    }
  };

  /** Older records get what they lack, within the database; mostly there are none. */
  const completeOld = async (userId: KeeperKey) => {
    await items.collection.updateMany({ userId, keptAt: null }, [
      { $set: { keptAt: '$$NOW', sizeBytes: { $bsonSize: '$$ROOT' } } },
    ]);
  };

  /** Once a day, so that what a visitor still comes for is not taken for left behind. */
  const noteUse = async (userId: KeeperKey) => {
    if (!isVisitorKey(userId)) return;
    const now = new Date();
    const today = new Date(now);
    today.setUTCHours(0, 0, 0, 0);
    await items.updateMany({ userId, usedAt: { $lt: today } }, { $set: { usedAt: now } });
  };

  const readTotals = async (userId: KeeperKey) => {
    const [totals] = await items.aggregate<{ count: number; sizeBytes: number }>([
      { $match: { userId } },
      { $group: { _id: null, count: { $sum: 1 }, sizeBytes: { $sum: '$sizeBytes' } } },
    ]);
    return totals ?? { count: 0, sizeBytes: 0 };
  };

  /** What lies under the names of these changes already. */
  const readReplaced = async (userId: KeeperKey, changes: SyncedItem[]) => {
    const names = changes.map(({ kind, id }) => ({ userId, kind, id }));
    if (names.length === 0) return [];
    return items.find({ $or: names }, { sizeBytes: 1 }).lean();
  };

  return {
    /**
     * The items stored since a mark, deleted ones as tombstones, the oldest change first; at most `limit`, and
     * about 0.8 MB.
     *
     * @throws CHANGES_UNKNOWN where the mark is of a state that this database does not know.
     */
    async readPage(
      userId: KeeperKey,
      { since, limit }: SyncedItemsQuery,
    ): Promise<SyncedItemsText> {
      await completeOld(userId);
      await noteUse(userId);
      const now = Date.now();
      const reading = since === undefined ? beginReading(now) : readMark(since, now);
      const { keptAt, id } = reading.place;
      const found = items
        .find({
          userId,
          $or: [
            { keptAt: { $gt: keptAt } },
            { keptAt, _id: { $gt: mongo.ObjectId.createFromHexString(id) } },
          ],
        })
        .sort({ keptAt: 1, _id: 1 })
        .lean()
        .cursor({ batchSize: BATCH_SIZE });
      const page: string[] = [];
      let sizeBytes = 0;
      let hasMore = false;
      try {
        for await (const record of found) {
          if (page.length >= limit || sizeBytes >= PAGE_BYTES) {
            hasMore = true;
            break;
          }
          const text = toText(record);
          page.push(text);
          sizeBytes += text.length;
          reading.place = { keptAt: record.keptAt ?? keptAt, id: record._id.toHexString() };
        }
      } finally {
        // Leaving the loop early closes nothing, and the client holds what every open cursor has read.
        await found.close();
      }
      if (page.length === 0 && !(await isKnown(userId, keptAt))) throw errors.CHANGES_UNKNOWN();
      return { items: page, mark: hasMore ? markOfPage(reading) : markOfEnd(reading), hasMore };
    },

    /**
     * Who is above the quota already may make it less, but not more.
     *
     * @throws TOO_MANY_THINGS
     */
    async merge(userId: KeeperKey, changes: SyncedItem[]): Promise<void> {
      await completeOld(userId);
      const [kept, replaced] = await Promise.all([
        readTotals(userId),
        readReplaced(userId, changes),
      ]);
      const moreItems = changes.length - replaced.length;
      const moreBytes =
        changes.reduce((sum, { data }) => sum + sizeOf(data && JSON.stringify(data)), 0) -
        replaced.reduce((sum, one) => sum + (one.sizeBytes ?? 0), 0);
      const [mostItems, mostBytes] = quotaOf(userId);
      const isFull =
        (moreItems > 0 && kept.count + moreItems > mostItems) ||
        (moreBytes > 0 && kept.sizeBytes + moreBytes > mostBytes);
      if (isFull) throw errors.TOO_MANY_THINGS();
      for (const change of changes) await put(userId, change);
    },

    /**
     * Makes what a visitor keeps a user's; of two versions the later one stays. May stop anywhere; again
     * it does the rest. The account's quota does not hold: the device has the same things.
     */
    async adopt(from: KeeperKey, to: KeeperKey): Promise<void> {
      const found = items.find({ userId: from }).lean().cursor({ batchSize: BATCH_SIZE });
      for await (const { _id, data, ...item } of found) {
        await putText(to, item, typeof data === 'string' ? data : data && JSON.stringify(data));
        await items.deleteOne({ _id });
      }
    },

    /**
     * Deletes what visitors keep who have neither changed nor asked for any of it since.
     *
     * @returns how many visitors that were.
     */
    async removeUnusedOfVisitors(unusedSince: Date): Promise<number> {
      const unused = items.aggregate<{ _id: KeeperKey }>([
        { $match: { userId: { $gte: 'visitor:', $lt: 'visitor;' } } },
        { $group: { _id: '$userId', usedAt: { $max: '$usedAt' } } },
        { $match: { usedAt: { $lt: unusedSince } } },
      ]);
      let visitors = 0;
      for await (const { _id: userId } of unused.cursor({ batchSize: 1_000 })) {
        // Its child may have come just now.
        await items.deleteMany({ userId, usedAt: { $lt: unusedSince } });
        visitors += 1;
      }
      return visitors;
    },

    async removeAll(userIds: KeeperKey[]): Promise<void> {
      await items.deleteMany({ userId: { $in: userIds } });
    },

    /** What these keep in a version of a period, whole: an older version is not there any more. */
    async wipe(userIds: KeeperKey[], { from, to }: { from: Date; to: Date }): Promise<void> {
      await items.deleteMany({ userId: { $in: userIds }, keptAt: { $gte: from, $lte: to } });
    },
  };

  /** False after a return to an older back-up: nothing here is as new as what the device has seen. */
  async function isKnown(userId: KeeperKey, keptAt: Date): Promise<boolean> {
    if (keptAt.getTime() === 0) return true;
    return (await items.exists({ userId, keptAt: { $gte: keptAt } })) !== null;
  }
}

function quotaOf(userId: KeeperKey): [items: number, bytes: number] {
  if (isSeatKey(userId)) return [SEAT_ITEMS, SEAT_QUOTA_BYTES];
  if (isVisitorKey(userId)) return [VISITOR_ITEMS, VISITOR_QUOTA_BYTES];
  return [MAX_ITEMS, QUOTA_BYTES];
}

/** A deleted item takes no space; its mark counts as an item. */
function sizeOf(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}

function toText({ kind, id, changedAt, data }: SyncedItemRecord): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const head = JSON.stringify({ kind, id, changedAt: changedAt.toISOString() });
  return `${head.slice(0, -1)},"data":${text}}`;
}
