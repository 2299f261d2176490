import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { Schema } from 'mongoose';
import { type AccountUse, accountUseFields } from '../retention/account-retention.ts';

/** A user as MongoDB keeps it. */
export interface UserRecord extends AccountUse {
  _id: string;
  username: string;
  /** What makes the name unique (see `usernameKey`; of some old accounts, `legacyUsernameKey`). */
  usernameKey: string;
  /** Unique, too (see `usernameLook`); missing where an older account has it. */
  usernameLook?: string | undefined;
  /** Whether the owner's secret came along; missing where it was not asked for yet. */
  isOwnerProven?: boolean | undefined;
  displayName: string | null;
  /** Missing of users from before there were teachers. */
  isTeacher?: boolean | undefined;
  role: User['role'];
  passwordHash: string;
  /** An admin has given the password: the next login chooses another one. */
  isPasswordTemporary?: boolean | undefined;
  createdAt: Date;
  lastLogin: Date | null;
  /** Browsers this user has logged in with; the newest last. */
  knownVisitors: OwnerId[];
  /** Written by `second-factor.store.ts` alone. */
  secondFactor?: { activatedAt: Date | null };
}

/** Enough for a child's devices at school and at home. */
export const MAX_KNOWN_VISITORS = 20;

/** The collection `users` and its indexes. */
export const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    usernameLook: String,
    isOwnerProven: Boolean,
    isTeacher: Boolean,
    displayName: { type: String, default: null },
    role: { type: String, enum: ['admin', 'user'], required: true },
    passwordHash: { type: String, required: true },
    isPasswordTemporary: Boolean,
    createdAt: { type: Date, required: true },
    lastLogin: { type: Date, default: null },
    knownVisitors: { type: [String], default: [] },
    ...accountUseFields,
  },
  { versionKey: false },
)
  .index({ usernameKey: 1 }, { unique: true })
  .index({ usernameLook: 1 }, { unique: true, sparse: true });
