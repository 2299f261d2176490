import type { User } from '@lux/contracts/accounts/user.ts';

/** The owner and the user named admin stay (SPEC 6); accounts refuses it in any case. */
export function isProtectedUser({ isOwner, username }: User): boolean {
  return isOwner || username.toLowerCase() === 'admin';
}
