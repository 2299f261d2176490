import { type Connection, mongo, Schema } from 'mongoose';
import { errors } from '../errors.ts';

interface AttemptRecord {
  /** For whom it is counted: an account's name, or a name with a browser it knows. */
  _id: string;
  count: number;
  nextAt: Date;
  /** Then MongoDB forgets it. */
  expiresAt: Date;
}

/** So many wrong passwords cost nothing; a class that types at once has them, too. */
const FREE = 8;
const LONGEST_WAIT_MS = 60_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;
const DUPLICATE_KEY = 11_000;

const schema = new Schema<AttemptRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    nextAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'login-attempts' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type LoginAttemptStore = ReturnType<typeof createLoginAttemptStore>;

/**
 * Slows down guessing: after eight wrong passwords in a row the next is looked at after 1 s, then 2,
 * 4 … 60 s. Counted before the password is looked at, so a thousand at once are no more than one.
 */
export function createLoginAttemptStore(connection: Connection) {
  const attempts = connection.model('LoginAttempt', schema);

  return {
    /** @throws TOO_MANY_LOGINS with the time to wait; what comes meanwhile does not lengthen it. */
    async admit(key: string, now = new Date()): Promise<void> {
      const waitMs = {
        $cond: [
          { $lt: ['$count', FREE] },
          0,
          {
            $min: [
              LONGEST_WAIT_MS,
              { $multiply: [1000, { $pow: [2, { $subtract: ['$count', FREE] }] }] },
            ],
          },
        ],
      };
      try {
        await attempts.updateOne(
          { _id: key, nextAt: { $lte: now } },
          [
            // Forgotten here, too: not every engine clears away what has expired.
            { $set: { count: { $cond: [{ $gt: ['$expiresAt', now] }, '$count', 0] } } },
            { $set: { count: { $add: ['$count', 1] } } },
            {
              $set: {
                nextAt: { $add: [now, waitMs] },
                expiresAt: new Date(now.getTime() + FORGOTTEN_AFTER_MS),
              },
            },
          ],
          { upsert: true, updatePipeline: true },
        );
      } catch (error) {
        // It is there and not yet due: the upsert could not make a second one.
        if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY)) throw error;
        const found = await attempts.findById(key).lean();
        const waitSeconds = ((found?.nextAt ?? now).getTime() - now.getTime()) / 1000;
        throw errors.TOO_MANY_LOGINS({ retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) });
      }
    },

    /** Everything counted for a name, with whatever browser: `mia`, `mia/visitor:…`. */
    async forgetName(name: string): Promise<void> {
      const withBrowser = { $gte: `${name}/`, $lt: `${name}0` };
      await attempts.deleteMany({ $or: [{ _id: name }, { _id: withBrowser }] });
    },

    /** What has expired, as MongoDB's own clearing away does it where the engine has one. */
    async forgetExpired(now = new Date()): Promise<void> {
      await attempts.deleteMany({ expiresAt: { $lt: now } });
    },

    async forget(key: string): Promise<void> {
      await attempts.deleteOne({ _id: key });
    },
  };
}
