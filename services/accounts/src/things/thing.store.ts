import { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { type Connection, mongo, Schema } from 'mongoose';
import { errors } from '../errors.ts';

interface ThingRecord {
  userId: string;
  kind: StoredThing['kind'];
  id: string;
  changedAt: Date;
  /**
   * JSON text, because the database has names of its own that a child's thing may hold, too (`$ref`,
   * `_bsontype`), and names it does not take. Older records hold the object itself.
   */
  data: string | StoredThing['data'];
}

/** More than a child makes in a school year; above it something is wrong. */
const MAX_THINGS = 5_000;
/** A clock that runs ahead must not win for ever. */
const MAX_AHEAD_MS = 60_000;
const DUPLICATE_KEY = 11_000;

const schema = new Schema<ThingRecord>(
  {
    userId: { type: String, required: true },
    kind: { type: String, required: true },
    id: { type: String, required: true },
    changedAt: { type: Date, required: true },
    data: { type: Schema.Types.Mixed, default: null },
  },
  { id: false, versionKey: false, minimize: false },
).index({ userId: 1, kind: 1, id: 1 }, { unique: true });

export type ThingStore = ReturnType<typeof createThingStore>;

/** What users keep on all their devices. */
export function createThingStore(connection: Connection) {
  const things = connection.model('Thing', schema);

  /** Changes a thing unless a later version is there. Two devices at once: the index decides. */
  const put = async (userId: string, { kind, id, changedAt, data }: StoredThing) => {
    const at = new Date(Math.min(Date.parse(changedAt), Date.now() + MAX_AHEAD_MS));
    try {
      await things.updateOne(
        { userId, kind, id, changedAt: { $lt: at } },
        { $set: { changedAt: at, data: data && JSON.stringify(data) } },
        { upsert: true },
      );
    } catch (error) {
      // It is there in a version that is as new or newer: that one stays.
      if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    }
  };

  return {
    /** Everything, deleted things as marks; the latest first. */
    async list(userId: string): Promise<StoredThing[]> {
      const found = await things.find({ userId }).sort({ changedAt: -1 }).lean();
      return found.map(toThing);
    },

    /** @throws TOO_MANY_THINGS */
    async merge(userId: string, changes: StoredThing[]): Promise<void> {
      const kept = await things.countDocuments({ userId });
      if (kept + changes.length > MAX_THINGS) throw errors.TOO_MANY_THINGS();
      for (const change of changes) await put(userId, change);
    },

    async removeAll(userIds: string[]): Promise<void> {
      await things.deleteMany({ userId: { $in: userIds } });
    },
  };
}

function toThing({ kind, id, changedAt, data }: ThingRecord): StoredThing {
  const read = typeof data === 'string' ? StoredThing.shape.data.parse(JSON.parse(data)) : data;
  return { kind, id, changedAt: changedAt.toISOString(), data: read };
}
