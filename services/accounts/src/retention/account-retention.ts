import type { User } from '@lux/contracts/accounts/user.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long before it goes an unused account is announced to the admins. */
export const ANNOUNCE_DAYS = 30;
/** So long somebody who came back just in time reads about it. */
const WELCOME_MS = DAY_MS;

/** When somebody last used an account; part of the user's own document. */
export interface AccountUse {
  /** Any use refreshes it, once a day. Missing of accounts from before it was noted. */
  lastUsedAt?: Date | undefined;
  /** From when on the account goes, unless it is used before: set by the announcement. */
  goesAt?: Date | undefined;
  /** When an account that was announced has been used again. */
  cameBackAt?: Date | undefined;
}

/** For the schema of users. */
export const accountUseFields = { lastUsedAt: Date, goesAt: Date, cameBackAt: Date };

/** What a user and the admins are told of it. Owner and admins never go. */
export function retentionOf(
  { role, goesAt, cameBackAt }: AccountUse & Pick<User, 'role'>,
  isOwner: boolean,
): Pick<User, 'goesAt' | 'wasNearlyGone'> {
  if (isOwner || role === 'admin') return {};
  const cameBack = cameBackAt !== undefined && Date.now() - cameBackAt.getTime() < WELCOME_MS;
  return {
    ...(goesAt && { goesAt: goesAt.toISOString() }),
    ...(cameBack && { wasNearlyGone: true }),
  };
}

/** The moment so many days before. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
