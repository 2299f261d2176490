import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Connection } from 'mongoose';
import { errors } from '../errors.ts';
import { retentionOf } from '../retention/account-retention.ts';
import { legacyUsernameKey, usernameKey, usernameLook } from '../usernames/username-key.ts';
import { MAX_KNOWN_VISITORS, type UserRecord, userSchema } from './user-record.ts';

/** What the login needs to know beside the user. */
export interface LoginFacts {
  user: User;
  passwordHash: string;
  isPasswordTemporary: boolean;
  knownVisitors: OwnerId[];
}

export type UserStore = ReturnType<typeof createUserStore>;

/**
 * Registered users (SPEC 3). The one named by `OWNER_USERNAME` is the owner (SPEC 6), if it was made
 * with the owner's secret, or before that was asked for.
 */
export function createUserStore(connection: Connection, ownerUsername: string) {
  const users = connection.model('User', userSchema);

  /** A name of old that only looks like the owner's gains nothing by the wider key of today. */
  const isOwner = ({ username, isOwnerProven }: UserRecord): boolean =>
    isOwnerProven === undefined
      ? legacyUsernameKey(username) === legacyUsernameKey(ownerUsername)
      : isOwnerProven && usernameKey(username) === usernameKey(ownerUsername);

  /**
   * By today's key, or by the one of old, which some accounts keep because another one has come to
   * have theirs: then theirs is what was typed.
   */
  const findByName = async (username: string) => {
    const legacyKey = legacyUsernameKey(username);
    const keys = [usernameKey(username), legacyKey];
    const found = await users.find({ usernameKey: { $in: keys } }).lean();
    return found.find((record) => record.usernameKey === legacyKey) ?? found[0] ?? null;
  };

  const toUser = (record: UserRecord): User => ({
    id: record._id,
    username: record.username,
    displayName: record.displayName,
    email: null,
    role: record.role,
    isOwner: isOwner(record),
    isTeacher: record.isTeacher ?? false,
    hasSecondFactor: (record.secondFactor?.activatedAt ?? null) !== null,
    createdAt: record.createdAt.toISOString(),
    lastLogin: record.lastLogin?.toISOString() ?? null,
    ...retentionOf(record, isOwner(record)),
  });

  const toLoginFacts = (record: UserRecord): LoginFacts => ({
    user: toUser(record),
    passwordHash: record.passwordHash,
    isPasswordTemporary: record.isPasswordTemporary ?? false,
    knownVisitors: record.knownVisitors,
  });

  return {
    /** @throws USERNAME_TAKEN, also where two register the same name at once. */
    async create(
      given: Pick<UserRecord, 'username' | 'displayName' | 'passwordHash'> & {
        isOwnerProven: boolean;
        isTeacher: boolean;
      },
      visitor: OwnerId | null,
    ): Promise<User> {
      const now = new Date();
      const record: UserRecord = {
        ...given,
        _id: createId(),
        usernameKey: usernameKey(given.username),
        usernameLook: usernameLook(given.username),
        role: 'user',
        createdAt: now,
        lastLogin: now,
        lastUsedAt: now,
        knownVisitors: visitor ? [visitor] : [],
      };
      try {
        await users.create(record);
      } catch (error) {
        throw isDuplicateKey(error) ? errors.USERNAME_TAKEN() : error;
      }
      return toUser(record);
    },

    async isTaken(username: string): Promise<boolean> {
      const keys = [usernameKey(username), legacyUsernameKey(username)];
      const isSame = { usernameKey: { $in: keys } };
      const looksSame = { usernameLook: usernameLook(username) };
      return (await users.exists({ $or: [isSame, looksSame] })) !== null;
    },

    async findForLogin(username: string): Promise<LoginFacts | null> {
      const found = await findByName(username);
      return found && toLoginFacts(found);
    },

    async findByName(username: string): Promise<User | null> {
      const found = await findByName(username);
      return found && toUser(found);
    },

    /** The same of a user who is logged in. */
    async findLoginFacts(id: string): Promise<LoginFacts | null> {
      const found = await users.findById(id).lean();
      return found && toLoginFacts(found);
    },

    /** The account of the owner's name, whether it has proven to be theirs or not. */
    async findNamedAsOwner(): Promise<User | null> {
      const found = await findByName(ownerUsername);
      return found && toUser(found);
    },

    async find(id: string): Promise<User | null> {
      const found = await users.findById(id).lean();
      return found && toUser(found);
    },

    /** All users, the newest first. */
    async list(): Promise<User[]> {
      const found = await users.find().sort({ createdAt: -1 }).lean();
      return found.map(toUser);
    },

    /**
     * @param chosen the hash of a password that takes the place of a temporary one.
     * @returns null where the password was reset, a second factor came or went, or the user was deleted,
     *   since it was looked at.
     */
    async rememberLogin(
      {
        id,
        passwordHash,
        hasSecondFactor,
      }: Pick<User, 'id' | 'hasSecondFactor'> & {
        passwordHash: string;
      },
      visitor: OwnerId | null,
      chosen?: string,
    ): Promise<User | null> {
      if (visitor) await users.updateOne({ _id: id }, { $pull: { knownVisitors: visitor } });
      const known = visitor && {
        $push: { knownVisitors: { $each: [visitor], $slice: -MAX_KNOWN_VISITORS } },
      };
      const found = await users
        .findOneAndUpdate(
          {
            _id: id,
            passwordHash,
            'secondFactor.activatedAt': hasSecondFactor ? { $ne: null } : null,
          },
          { $set: { lastLogin: new Date(), ...(chosen && ownPassword(chosen)) }, ...known },
          { returnDocument: 'after' },
        )
        .lean();
      return found && toUser(found);
    },

    async setRole(id: string, role: User['role']): Promise<User | null> {
      const found = await users
        .findOneAndUpdate({ _id: id }, { $set: { role } }, { returnDocument: 'after' })
        .lean();
      return found && toUser(found);
    },

    async setTeacher(id: string, isTeacher: boolean): Promise<User | null> {
      const found = await users
        .findOneAndUpdate({ _id: id }, { $set: { isTeacher } }, { returnDocument: 'after' })
        .lean();
      return found && toUser(found);
    },

    /**
     * A password that an admin has given.
     *
     * @param role only while it is theirs. Null where it is not, or there is no such user.
     */
    async setTemporaryPassword(
      id: string,
      passwordHash: string,
      role?: User['role'],
    ): Promise<User | null> {
      const found = await users
        .findOneAndUpdate(
          { _id: id, ...(role && { role }) },
          { $set: { passwordHash, isPasswordTemporary: true } },
          { returnDocument: 'after' },
        )
        .lean();
      return found && toUser(found);
    },

    /** The user's own password. Null where the old one is another by now. */
    async changePassword(id: string, from: string, to: string): Promise<User | null> {
      const found = await users
        .findOneAndUpdate(
          { _id: id, passwordHash: from },
          { $set: ownPassword(to) },
          { returnDocument: 'after' },
        )
        .lean();
      return found && toUser(found);
    },

    /** Makes the account the owner's, who has shown the secret, with this password. */
    async giveToOwner(id: string, passwordHash: string): Promise<User | null> {
      const found = await users
        .findOneAndUpdate(
          { _id: id },
          { $set: { ...ownPassword(passwordHash), isOwnerProven: true } },
          { returnDocument: 'after' },
        )
        .lean();
      return found && toUser(found);
    },

    async delete(id: string): Promise<boolean> {
      return (await users.deleteOne({ _id: id })).deletedCount === 1;
    },

    /**
     * Gives accounts of old the key of today, the oldest first; may run twice and at once. Of two that
     * look alike now, the younger keeps its key and is found by it, as it was. Addresses that nothing
     * needs go.
     */
    async migrate(): Promise<void> {
      const isOld = { $or: [{ usernameLook: { $exists: false } }, { email: { $exists: true } }] };
      const old = await users.find(isOld).sort({ createdAt: 1 }).lean();
      for (const { _id, username } of old) {
        await users.updateOne({ _id }, { $unset: { email: 1 } }, { strict: false });
        const [key, look] = [usernameKey(username), usernameLook(username)];
        await unlessTaken(users.updateOne({ _id }, { $set: { usernameKey: key } }));
        await unlessTaken(users.updateOne({ _id }, { $set: { usernameLook: look } }));
      }
    },
  };
}

/** Somebody else's key stays theirs. */
async function unlessTaken(change: PromiseLike<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

const ownPassword = (passwordHash: string) => ({ passwordHash, isPasswordTemporary: false });
