import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';

/** Whose stickers and kept things these are: a user by its id, a seat of a class as an owner. */
export const AccountKey = z.union([Id, OwnerId.refine((owner) => owner.startsWith('seat:'))]);
export type AccountKey = z.infer<typeof AccountKey>;

/** The key of an owner; null of a visitor. */
export function accountKeyOf(owner: OwnerId): AccountKey | null {
  if (owner.startsWith('visitor:')) return null;
  return owner.startsWith('user:') ? owner.slice('user:'.length) : owner;
}

/** Whose kept things these are: also a visitor, as an owner, who has no stickers. */
export type KeeperKey = AccountKey | OwnerId;

export const keeperKeyOf = (owner: OwnerId): KeeperKey => accountKeyOf(owner) ?? owner;

export const isVisitorKey = (key: KeeperKey): key is OwnerId => key.startsWith('visitor:');

export const isSeatKey = (key: KeeperKey): key is OwnerId => key.startsWith('seat:');

/** The owner of a key. */
export function ownerOfAccount(key: KeeperKey): OwnerId {
  return isSeatKey(key) || isVisitorKey(key) ? key : `user:${key}`;
}
