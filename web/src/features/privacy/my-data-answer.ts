import { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { z } from 'zod';

const Entries = z.array(z.unknown()).catch([]);

/**
 * The parts of `GET /api/me/data` that are counted here; all others go into the download unchanged.
 * The parts of an account are absent for a visitor.
 */
export const MyDataAnswer = z.looseObject({
  user: User.nullable().catch(null),
  conversations: z.array(z.looseObject({ messages: Entries })).catch([]),
  things: z.array(SyncedItem).catch([]),
  stickers: Entries,
  wishes: Entries,
  fileIds: Entries,
  requests: Entries,
});
export type MyDataAnswer = z.infer<typeof MyDataAnswer>;
