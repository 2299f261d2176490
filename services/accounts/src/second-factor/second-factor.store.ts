import type { SecretBox } from '@lux/service-kit/create-secret-box.ts';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { errors } from '../errors.ts';

/** Stored in the user's own document, so that it is deleted with the account. */
interface UserWithSecondFactor {
  _id: string;
  secondFactor?: SecondFactorRecord;
}

interface SecondFactorRecord {
  /** Sealed with `SETTINGS_KEY`. */
  sealedSecret: string;
  /** Null until a first code has shown that the app holds the secret. */
  activatedAt: Date | null;
  /** The time step of the last code used; it and older ones are refused. */
  lastStep: number;
  /** One for all recovery codes of an account, so that looking one up costs one hash. */
  recoverySalt: string;
  recoveryHashes: string[];
  /** Codes of logins that were looked at since the last right code. */
  attempts: number;
  nextAttemptAt: Date;
  /** The same of codes typed in open sessions; missing in older records. */
  sessionAttempts?: number;
  nextSessionAttemptAt?: Date;
}

/**
 * Where a code is typed. Each is counted apart, so that who guesses in an admin's open session keeps
 * that admin from no login.
 */
export type CodeUse = 'login' | 'session';

/** What is needed to look at a code. */
export interface SecondFactorFacts {
  /** Null where it cannot be opened any more; recovery codes still can be used. */
  secret: string | null;
  isActive: boolean;
  recoverySalt: string;
}

/** So many codes in a row are looked at at once: typing errors, and a code that has just changed. */
const FREE = 5;
const FIRST_WAIT_MS = 15_000;
/** 24 guesses a day, of which three in a million would be right. */
const LONGEST_WAIT_MS = 60 * 60_000;
/** Before every step of time. */
const NO_STEP = -1;
/** What a right code sets back. */
const fresh = {
  'secondFactor.attempts': 0,
  'secondFactor.nextAttemptAt': new Date(0),
  'secondFactor.sessionAttempts': 0,
  'secondFactor.nextSessionAttemptAt': new Date(0),
};
/** Which fields count which use. */
const counters = {
  login: { attempts: 'attempts', nextAt: 'nextAttemptAt' },
  session: { attempts: 'sessionAttempts', nextAt: 'nextSessionAttemptAt' },
} as const;

const schema = new Schema<UserWithSecondFactor>(
  {
    _id: { type: String, required: true },
    secondFactor: new Schema<SecondFactorRecord>(
      {
        sealedSecret: { type: String, required: true },
        activatedAt: { type: Date, default: null },
        lastStep: { type: Number, required: true },
        recoverySalt: { type: String, required: true },
        recoveryHashes: { type: [String], required: true },
        attempts: { type: Number, required: true },
        nextAttemptAt: { type: Date, required: true },
        sessionAttempts: Number,
        nextSessionAttemptAt: Date,
      },
      { _id: false },
    ),
  },
  { versionKey: false, collection: 'users' },
);

/** A sealed secret opens for its own user only. */
const labelOf = (userId: string) => `second-factor:${userId}`;

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

/** The second factors of users (TOTP, RFC 6238): secret, recovery codes, and how often was guessed. */
export function createSecondFactorStore({
  connection,
  box,
  log,
}: {
  connection: Connection;
  box: SecretBox;
  log: Logger;
}) {
  const users = connection.model('UserWithSecondFactor', schema);
  const hasNone = { 'secondFactor.activatedAt': null };
  const isActive = { 'secondFactor.activatedAt': { $ne: null } };

  const openSecret = (sealed: string, userId: string): string | null => {
    try {
      return box.open(sealed, labelOf(userId));
    } catch {
      log.error({ userId }, 'a second factor cannot be read; was SETTINGS_KEY changed?');
      return null;
    }
  };

  return {
    async find(userId: string): Promise<SecondFactorFacts | null> {
      const found = (await users.findById(userId, { secondFactor: 1 }).lean())?.secondFactor;
      if (!found) return null;
      return {
        secret: openSecret(found.sealedSecret, userId),
        isActive: found.activatedAt !== null,
        recoverySalt: found.recoverySalt,
      };
    },

    /** Puts a secret in the place of one that was never activated. @returns false where one was. */
    async prepare(
      userId: string,
      { secret, recoverySalt }: { secret: string; recoverySalt: string },
    ): Promise<boolean> {
      const secondFactor: SecondFactorRecord = {
        sealedSecret: box.seal(secret, labelOf(userId)),
        activatedAt: null,
        lastStep: NO_STEP,
        recoverySalt,
        recoveryHashes: [],
        attempts: 0,
        nextAttemptAt: new Date(0),
        sessionAttempts: 0,
        nextSessionAttemptAt: new Date(0),
      };
      const { matchedCount } = await users.updateOne(
        { _id: userId, ...hasNone },
        { $set: { secondFactor } },
      );
      return matchedCount === 1;
    },

    /**
     * Counts an attempt before its code is looked at, so that of a thousand at once five are. Only a
     * right code begins anew: neither a new password nor another session does.
     *
     * @throws TOO_MANY_CODES with the time to wait; what comes meanwhile does not lengthen it.
     */
    async admit(userId: string, use: CodeUse, now = new Date()): Promise<void> {
      const counter = counters[use];
      const nextAt = `secondFactor.${counter.nextAt}`;
      const attempts = { $ifNull: [`$secondFactor.${counter.attempts}`, 0] };
      const doubledMs = {
        $multiply: [FIRST_WAIT_MS, { $pow: [2, { $subtract: [attempts, FREE] }] }],
      };
      const dueAt = { $add: [now, { $min: [LONGEST_WAIT_MS, doubledMs] }] };
      // Free attempts leave it as it is: of two at once the earlier may be counted last.
      const nextDue = { $cond: [{ $lt: [attempts, FREE] }, `$${nextAt}`, dueAt] };
      const { matchedCount } = await users.updateOne(
        { _id: userId, secondFactor: { $exists: true }, [nextAt]: { $not: { $gt: now } } },
        [
          { $set: { [`secondFactor.${counter.attempts}`]: { $add: [attempts, 1] } } },
          { $set: { [nextAt]: nextDue } },
        ],
        { updatePipeline: true },
      );
      if (matchedCount === 1) return;
      const found = (await users.findById(userId, { secondFactor: 1 }).lean())?.secondFactor;
      if (!found) throw errors.SECOND_FACTOR_MISSING();
      const leftMs = (found[counter.nextAt]?.getTime() ?? 0) - now.getTime();
      throw errors.TOO_MANY_CODES({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) });
    },

    /** By its first code. @returns false where it counts already, or is another one by now. */
    async activate(
      userId: string,
      proof: { step: number; recoverySalt: string; recoveryHashes: string[] },
      now = new Date(),
    ): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        // Its salt tells it from one that was prepared meanwhile.
        { _id: userId, 'secondFactor.recoverySalt': proof.recoverySalt, ...hasNone },
        {
          $set: {
            'secondFactor.activatedAt': now,
            'secondFactor.lastStep': proof.step,
            'secondFactor.recoveryHashes': proof.recoveryHashes,
            ...fresh,
          },
        },
      );
      return matchedCount === 1;
    },

    /** @returns false where this step's code, or that of a later one, was used before: also at once. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        { _id: userId, ...isActive, 'secondFactor.lastStep': { $lt: step } },
        { $set: { 'secondFactor.lastStep': step, ...fresh } },
      );
      return matchedCount === 1;
    },

    /** @returns false where there is no such code, or no longer: of two at once one is right. */
    async useRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        { _id: userId, ...isActive, 'secondFactor.recoveryHashes': hash },
        {
          $pull: { 'secondFactor.recoveryHashes': hash },
          $set: fresh,
        },
      );
      return matchedCount === 1;
    },

    /** Seals secrets with the current key. @returns how many. */
    async renewSeals(): Promise<number> {
      let renewed = 0;
      const some = users.find({ secondFactor: { $exists: true } }, { secondFactor: 1 }).lean();
      for await (const { _id, secondFactor } of some) {
        const sealed = secondFactor?.sealedSecret;
        const anew = sealed && box.renew(sealed, labelOf(_id));
        if (!anew) continue;
        // Not over a secret that was prepared meanwhile.
        const { modifiedCount } = await users.updateOne(
          { _id, 'secondFactor.sealedSecret': sealed },
          { $set: { 'secondFactor.sealedSecret': anew } },
        );
        renewed += modifiedCount;
      }
      return renewed;
    },

    async remove(userId: string): Promise<void> {
      await users.updateOne({ _id: userId }, { $unset: { secondFactor: 1 } });
    },
  };
}
