import { type AccountKey, isSeatKey } from '@lux/contracts/accounts/account-key.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

/** How far a child is with everything that is counted for stickers. */
export interface Progress {
  /** By the names of `counterNames`. */
  counters: Record<string, number>;
  /** On which something was done, as `2026-03-29`, each once. */
  days: string[];
}

interface ProgressRecord extends Progress {
  _id: AccountKey;
  /** Activities that are counted already, the latest last. */
  handled: Id[];
  /** Of a seat: what the latest of them added and when, so that a lesson can be taken back. */
  recent?: RecentAddition[];
  /** Of a seat: grows with each change. */
  revision?: number;
}

type RecentAddition = Pick<Addition, 'at' | 'day' | 'counts'>;

/** What one activity adds. */
export interface Addition {
  userId: AccountKey;
  activityId: Id;
  at: Date;
  day: string;
  counts: Record<string, number>;
}

/** An activity comes again within seconds or not at all; a child does not do so much meanwhile. */
const REMEMBERED = 500;

const schema = new Schema<ProgressRecord>(
  {
    _id: { type: String, required: true },
    counters: { type: Schema.Types.Mixed },
    days: [String],
    handled: [String],
    recent: { type: Schema.Types.Mixed },
    revision: Number,
  },
  { versionKey: false, collection: 'sticker-progress', minimize: false },
);

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** Counters per user, from which awards are decided. */
export function createProgressStore(connection: Connection) {
  const progress = connection.model('StickerProgress', schema);

  return {
    /**
     * Adds what activities count. Counters and the note that it is counted are one document, so
     * changed together: an activity that comes twice, to two consumers at once even, counts once.
     */
    async add(additions: readonly Addition[]): Promise<void> {
      if (additions.length === 0) return;
      const users = [...new Set(additions.map(({ userId }) => userId))];
      // First, and apart from the counting: an upsert that looks for "not counted yet" would try to
      // make a second document where it is counted.
      const beginnings = users.map((_id) => ({
        updateOne: {
          filter: { _id },
          update: { $setOnInsert: { counters: {}, days: [], handled: [] } },
          upsert: true,
        },
      }));
      const countings = additions.map(({ userId, activityId, ...added }) => ({
        updateOne: {
          filter: { _id: userId, handled: { $ne: activityId } },
          update: {
            $inc: {
              ...Object.fromEntries(
                Object.entries(added.counts).map(([name, by]) => [`counters.${name}`, by]),
              ),
              ...(isSeatKey(userId) && { revision: 1 }),
            },
            $addToSet: { days: added.day },
            $push: {
              handled: { $each: [activityId], $slice: -REMEMBERED },
              ...(isSeatKey(userId) && { recent: { $each: [added], $slice: -REMEMBERED } }),
            },
          },
        },
      }));
      await progress.bulkWrite([...beginnings, ...countings], { ordered: true });
    },

    async find(userId: AccountKey): Promise<Progress> {
      const found = await progress.findById(userId, { counters: 1, days: 1 }).lean();
      return { counters: found?.counters ?? {}, days: found?.days ?? [] };
    },

    /** Takes back what a seat added in a period. Where something is added meanwhile, once more. */
    async wipe(seat: AccountKey, { from, to }: { from: Date; to: Date }): Promise<void> {
      for (;;) {
        const found = await progress.findById(seat).lean();
        const recent = found?.recent ?? [];
        const isGone = ({ at }: RecentAddition) => at >= from && at <= to;
        const gone = recent.filter(isGone);
        if (!found || gone.length === 0) return;
        const left = recent.filter((added) => !isGone(added));
        const { _id, revision = 0 } = found;
        const counters = subtract(found.counters, gone);
        const isEmpty = Object.keys(counters).length === 0;
        if (isEmpty) {
          const { deletedCount } = await progress.deleteOne({ _id, revision });
          if (deletedCount === 1) return;
          continue;
        }
        const days = found.days.filter(
          (day) => left.some((one) => one.day === day) || !gone.some((one) => one.day === day),
        );
        const { modifiedCount } = await progress.updateOne(
          { _id, revision },
          { $set: { counters, days, recent: left }, $inc: { revision: 1 } },
        );
        if (modifiedCount === 1) return;
      }
    },

    async removeOf(userId: AccountKey): Promise<void> {
      await progress.deleteOne({ _id: userId });
    },
  };
}

/** Counters without what these additions added; those that are back at nothing are left out. */
function subtract(
  counters: Progress['counters'],
  additions: RecentAddition[],
): Progress['counters'] {
  const left = { ...counters };
  for (const [name, by] of additions.flatMap(({ counts }) => Object.entries(counts))) {
    left[name] = (left[name] ?? 0) - by;
  }
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}
