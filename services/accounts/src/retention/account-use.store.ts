import type { User } from '@lux/contracts/accounts/user.ts';
import { type Connection, Schema } from 'mongoose';
import {
  type AccountUse,
  ANNOUNCE_DAYS,
  accountUseFields,
  daysBefore,
} from './account-retention.ts';

interface UsedAccount extends AccountUse {
  _id: User['id'];
  role: User['role'];
  isTeacher?: boolean | undefined;
}

const schema = new Schema<UsedAccount>(
  { _id: { type: String, required: true }, role: String, isTeacher: Boolean, ...accountUseFields },
  { versionKey: false, collection: 'users' },
);
schema.index({ lastUsedAt: 1 });

export type AccountUseStore = ReturnType<typeof createAccountUseStore>;

/**
 * When accounts were last used, and which go because nobody has used them for so long.
 *
 * @param retentionDays as `ACCOUNT_RETENTION_DAYS`; 0: none goes.
 */
export function createAccountUseStore(connection: Connection, retentionDays: number) {
  const accounts = connection.model('UsedAccount', schema);
  const isOver = (now: Date) =>
    ({
      role: 'user',
      goesAt: { $lte: now },
      lastUsedAt: { $lt: daysBefore(now, retentionDays) },
    }) as const;
  const announcedBefore = (now: Date) => daysBefore(now, retentionDays - ANNOUNCE_DAYS);

  return {
    /** Writes at most once a day (UTC). An announcement is over by it. */
    async noteUse(id: User['id'], now = new Date()): Promise<void> {
      const today = new Date(now);
      today.setUTCHours(0, 0, 0, 0);
      const back = await accounts.updateOne(
        { _id: id, goesAt: { $exists: true } },
        { $set: { lastUsedAt: now, cameBackAt: now }, $unset: { goesAt: 1 } },
      );
      if (back.modifiedCount > 0) return;
      await accounts.updateOne(
        { _id: id, lastUsedAt: { $not: { $gte: today } } },
        { $set: { lastUsedAt: now } },
      );
    },

    /**
     * Announces accounts that have been unused until `ANNOUNCE_DAYS` before their end, and takes back
     * announcements that hold no more, as the setting was changed. Accounts from before use was noted
     * count from now on.
     *
     * @param spared the owner's, and those of teachers who have classes: they never go.
     */
    async announce(spared: readonly User['id'][], now = new Date()): Promise<void> {
      await accounts.updateMany({ lastUsedAt: { $exists: false } }, { $set: { lastUsedAt: now } });
      const isAnnounced = { goesAt: { $exists: true } };
      if (retentionDays === 0) {
        await accounts.updateMany(isAnnounced, { $unset: { goesAt: 1 } });
        return;
      }
      const unused = {
        role: 'user',
        lastUsedAt: { $lt: announcedBefore(now) },
        _id: { $nin: [...spared] },
      } as const;
      await accounts.updateMany(
        { $and: [isAnnounced, { $nor: [unused] }] },
        { $unset: { goesAt: 1 } },
      );
      await accounts.updateMany(
        { ...unused, goesAt: { $exists: false } },
        { $set: { goesAt: daysBefore(now, -ANNOUNCE_DAYS) } },
      );
    },

    /** Teachers who are about to be announced, or are: whether they have classes, others know. */
    async listUnusedTeachers(now = new Date()): Promise<User['id'][]> {
      if (retentionDays === 0) return [];
      const filter = { isTeacher: true, lastUsedAt: { $lt: announcedBefore(now) } };
      return (await accounts.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
    },

    /** Whether an account is still to go: it may have been used since the list was made. */
    async isDue(id: User['id'], now = new Date()): Promise<boolean> {
      return (await accounts.exists({ _id: id, ...isOver(now) })) !== null;
    },

    /** Those whose announcement is over, and who are still unused for so long. */
    async listDue(now = new Date()): Promise<User['id'][]> {
      if (retentionDays === 0) return [];
      const found = await accounts.find(isOver(now), { _id: 1 }).sort({ lastUsedAt: 1 }).lean();
      return found.map(({ _id }) => _id);
    },
  };
}
