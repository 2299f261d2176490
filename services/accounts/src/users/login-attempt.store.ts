import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, Schema } from 'mongoose';
import { errors } from '../errors.ts';

interface AttemptRecord {
  /** For what it is counted: an account's key, a stroke, and who guesses (`limitLogins`). */
  _id: string;
  count: number;
  nextAt: Date;
  /** Then MongoDB forgets it. */
  expiresAt: Date;
}

/** How many wrong passwords cost nothing, and how long the next may have to wait at most. */
const paces = {
  /** Whoever guesses from one place; a child that has mistyped needs not even so many. */
  guesser: { free: 8, longestWaitMs: 60_000 },
  /**
   * All browsers of a network at one account. One alone reaches 23 in the time that counts; the short
   * wait lets the user slip in between several.
   */
  network: { free: 40, longestWaitMs: 20_000 },
  /**
   * All places together. They do not reach it without a dozen networks, and the short wait lets a user
   * slip in between them on a new device; 8,640 guesses a day do not find a password that is on no list.
   */
  account: { free: 100, longestWaitMs: 10_000 },
} as const;

export const ATTEMPTS_COUNT_MINUTES = 15;
const FORGOTTEN_AFTER_MS = ATTEMPTS_COUNT_MINUTES * 60_000;

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
 * Slows down guessing: after so many wrong passwords the next is looked at after 1 s, then 2, 4 … up to
 * the longest wait. Counted before the password is looked at, so a thousand at once are no more than one.
 */
export function createLoginAttemptStore(connection: Connection) {
  const attempts = connection.model('LoginAttempt', schema);

  return {
    /** @throws TOO_MANY_LOGINS with the time to wait; what comes meanwhile does not lengthen it. */
    async admit(
      key: string,
      pace: keyof typeof paces = 'guesser',
      now = new Date(),
    ): Promise<void> {
      const { free, longestWaitMs } = paces[pace];
      const waitMs = {
        $min: [
          longestWaitMs,
          { $multiply: [1000, { $pow: [2, { $subtract: ['$count', free] }] }] },
        ],
      };
      // Free attempts cause no waiting time: of two at once the earlier may be counted last.
      const nextAt = { $cond: [{ $lt: ['$count', free] }, new Date(0), { $add: [now, waitMs] }] };
      try {
        await attempts.updateOne(
          { _id: key, nextAt: { $lte: now } },
          [
            // Forgotten here, too: not every engine clears away what has expired.
            { $set: { count: { $cond: [{ $gt: ['$expiresAt', now] }, '$count', 0] } } },
            { $set: { count: { $add: ['$count', 1] } } },
            {
              $set: {
                nextAt,
                expiresAt: new Date(now.getTime() + FORGOTTEN_AFTER_MS),
              },
            },
          ],
          { upsert: true, updatePipeline: true },
        );
      } catch (error) {
        // It is there and not yet due: the upsert could not make a second one.
        if (!isDuplicateKey(error)) throw error;
        const found = await attempts.findById(key).lean();
        const waitSeconds = ((found?.nextAt ?? now).getTime() - now.getTime()) / 1000;
        throw errors.TOO_MANY_LOGINS({ retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) });
      }
    },

    /** Everything counted for an account, whoever guessed. */
    async forgetName(name: string): Promise<void> {
      await attempts.deleteMany({ _id: { $gte: `${name}/`, $lt: `${name}0` } });
    },

    /** An attempt that was right does not count; the wrong ones before it do. */
    async takeBack(key: string): Promise<void> {
      await attempts.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } });
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
