import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';

/**
 * Whose stickers and kept things these are: a user by its id, a seat of a class as an owner. Visitors
 * keep theirs on the device.
 */
export const AccountKey = z.union([Id, OwnerId.refine((owner) => owner.startsWith('seat:'))]);
export type AccountKey = z.infer<typeof AccountKey>;

/** The key of an owner; null of a visitor. */
export function accountKeyOf(owner: OwnerId): AccountKey | null {
  if (owner.startsWith('visitor:')) return null;
  return owner.startsWith('user:') ? owner.slice('user:'.length) : owner;
}

export const isSeatKey = (key: AccountKey): key is OwnerId => key.startsWith('seat:');

/** The owner of a key. */
export function ownerOfAccount(key: AccountKey): OwnerId {
  return isSeatKey(key) ? key : `user:${key}`;
}
