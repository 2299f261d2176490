import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import { createId } from '@lux/service-kit/create-id.ts';
import { type Connection, mongo, Schema } from 'mongoose';
import { errors } from '../errors.ts';
import { usernameKey } from './username-key.ts';

interface UserRecord {
  _id: string;
  username: string;
  /** What makes the name unique (see `usernameKey`). */
  usernameKey: string;
  displayName: string | null;
  email: string | null;
  role: User['role'];
  passwordHash: string;
  createdAt: Date;
  lastLogin: Date | null;
  /** Browsers this user has logged in with; the newest last. */
  knownVisitors: OwnerId[];
  /** Written by `second-factor.store.ts` alone. */
  secondFactor?: { activatedAt: Date | null };
}

/** Enough for a child's devices at school and at home. */
const MAX_KNOWN_VISITORS = 20;
const DUPLICATE_KEY = 11_000;

const schema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    displayName: { type: String, default: null },
    email: { type: String, default: null },
    role: { type: String, enum: ['admin', 'user'], required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastLogin: { type: Date, default: null },
    knownVisitors: { type: [String], default: [] },
  },
  { versionKey: false },
).index({ usernameKey: 1 }, { unique: true });

/** What the login needs to know beside the user. */
export interface LoginFacts {
  user: User;
  passwordHash: string;
  knownVisitors: OwnerId[];
}

export type UserStore = ReturnType<typeof createUserStore>;

/** Registered users (SPEC 3). The one named by `OWNER_USERNAME` is the owner (SPEC 6). */
export function createUserStore(connection: Connection, ownerUsername: string) {
  const users = connection.model('User', schema);
  const ownerKey = usernameKey(ownerUsername);

  const toUser = (record: UserRecord): User => ({
    id: record._id,
    username: record.username,
    displayName: record.displayName,
    email: record.email,
    role: record.role,
    isOwner: record.usernameKey === ownerKey,
    hasSecondFactor: (record.secondFactor?.activatedAt ?? null) !== null,
    createdAt: record.createdAt.toISOString(),
    lastLogin: record.lastLogin?.toISOString() ?? null,
  });

  return {
    /** @throws USERNAME_TAKEN, also where two register the same name at once. */
    async create(
      given: Pick<UserRecord, 'username' | 'displayName' | 'email' | 'passwordHash'>,
      visitor: OwnerId | null,
    ): Promise<User> {
      const now = new Date();
      const record: UserRecord = {
        ...given,
        _id: createId(),
        usernameKey: usernameKey(given.username),
        role: 'user',
        createdAt: now,
        lastLogin: now,
        knownVisitors: visitor ? [visitor] : [],
      };
      try {
        await users.create(record);
      } catch (error) {
        if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) {
          throw errors.USERNAME_TAKEN();
        }
        throw error;
      }
      return toUser(record);
    },

    async isTaken(username: string): Promise<boolean> {
      return (await users.exists({ usernameKey: usernameKey(username) })) !== null;
    },

    async findForLogin(username: string): Promise<LoginFacts | null> {
      const found = await users.findOne({ usernameKey: usernameKey(username) }).lean();
      if (!found) return null;
      const { passwordHash, knownVisitors } = found;
      return { user: toUser(found), passwordHash, knownVisitors };
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

    /** Null where the password was reset, or the user deleted, since it was looked at. */
    async rememberLogin(
      { id, passwordHash }: { id: string; passwordHash: string },
      visitor: OwnerId | null,
    ): Promise<User | null> {
      if (visitor) await users.updateOne({ _id: id }, { $pull: { knownVisitors: visitor } });
      const known = visitor && {
        $push: { knownVisitors: { $each: [visitor], $slice: -MAX_KNOWN_VISITORS } },
      };
      const found = await users
        .findOneAndUpdate(
          { _id: id, passwordHash },
          { $set: { lastLogin: new Date() }, ...known },
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

    /** @param role only while it is theirs. Null where it is not, or there is no such user. */
    async setPassword(id: string, passwordHash: string, role?: User['role']): Promise<User | null> {
      const found = await users
        .findOneAndUpdate(
          { _id: id, ...(role && { role }) },
          { $set: { passwordHash } },
          { returnDocument: 'after' },
        )
        .lean();
      return found && toUser(found);
    },

    async delete(id: string): Promise<boolean> {
      return (await users.deleteOne({ _id: id })).deletedCount === 1;
    },
  };
}
