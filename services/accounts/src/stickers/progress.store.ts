import type { User } from '@lux/contracts/accounts/user.ts';
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
  /** The user's id. */
  _id: string;
  /** Activities that are counted already, the latest last. */
  handled: Id[];
}

/** What one activity adds. */
export interface Addition {
  userId: User['id'];
  activityId: Id;
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
      const countings = additions.map(({ userId, activityId, day, counts }) => ({
        updateOne: {
          filter: { _id: userId, handled: { $ne: activityId } },
          update: {
            $inc: Object.fromEntries(
              Object.entries(counts).map(([name, by]) => [`counters.${name}`, by]),
            ),
            $addToSet: { days: day },
            $push: { handled: { $each: [activityId], $slice: -REMEMBERED } },
          },
        },
      }));
      await progress.bulkWrite([...beginnings, ...countings], { ordered: true });
    },

    async find(userId: User['id']): Promise<Progress> {
      const found = await progress.findById(userId, { counters: 1, days: 1 }).lean();
      return { counters: found?.counters ?? {}, days: found?.days ?? [] };
    },

    async removeOf(userId: User['id']): Promise<void> {
      await progress.deleteOne({ _id: userId });
    },
  };
}
