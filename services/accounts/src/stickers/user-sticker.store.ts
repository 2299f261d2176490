import type { AccountKey } from '@lux/contracts/accounts/account-key.ts';
import type { Sticker, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, Schema } from 'mongoose';

/** A collected sticker as it is stored; its title and drawing stand in the catalogue. */
export interface UserStickerRecord extends Pick<UserSticker, 'achievementType' | 'metadata'> {
  userId: AccountKey;
  stickerId: Sticker['id'];
  collectedAt: Date;
}

const schema = new Schema<UserStickerRecord>(
  {
    userId: { type: String, required: true },
    stickerId: { type: String, required: true },
    achievementType: { type: String, default: null },
    metadata: { type: Schema.Types.Mixed, default: null },
    collectedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'user-stickers', minimize: false },
).index({ userId: 1, stickerId: 1 }, { unique: true });

const FIELDS = {
  _id: 0,
  userId: 1,
  stickerId: 1,
  achievementType: 1,
  metadata: 1,
  collectedAt: 1,
} as const;

export type UserStickerStore = ReturnType<typeof createUserStickerStore>;

/** Who has collected which stickers (SPEC 3). */
export function createUserStickerStore(connection: Connection) {
  const stickers = connection.model('UserSticker', schema);

  return {
    /** False where the user has it already, also when many award it at once: the index decides. */
    async add(record: UserStickerRecord): Promise<boolean> {
      try {
        await stickers.create(record);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async find(userId: string, stickerId: string): Promise<UserStickerRecord | null> {
      return stickers.findOne({ userId, stickerId }, FIELDS).lean<UserStickerRecord>();
    },

    /** A user's stickers, the latest first. */
    async listOf(userId: string): Promise<UserStickerRecord[]> {
      return stickers
        .find({ userId }, FIELDS)
        .sort({ collectedAt: -1, _id: -1 })
        .lean<UserStickerRecord[]>();
    },

    async remove(userId: string, stickerIds: Sticker['id'][]): Promise<void> {
      await stickers.deleteMany({ userId, stickerId: { $in: stickerIds } });
    },

    async removeOf(userId: string): Promise<void> {
      await stickers.deleteMany({ userId });
    },
  };
}
