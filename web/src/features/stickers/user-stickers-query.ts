import { gql, type TypedDocumentNode } from '@apollo/client';
import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';

export type CollectedSticker = Pick<UserSticker, 'stickerId' | 'achievementType' | 'collectedAt'>;

/** What the user has collected (SPEC 7, `GET /api/user/stickers`). */
export const USER_STICKERS: TypedDocumentNode<
  { userStickers: CollectedSticker[] },
  Record<string, never>
> = gql`
  query UserStickers {
    userStickers {
      stickerId
      achievementType
      collectedAt
    }
  }
`;
