import { SyncedItem } from '@lux/contracts/accounts/synced-items.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { z } from 'zod';

const Entries = z.array(z.unknown()).catch([]);

/**
 * `GET /api/me/data` as far as it is counted here; everything else is handed on to the download as
 * it came. A visitor has no account, and none of what belongs to one.
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
