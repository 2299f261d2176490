import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Sticker, UserSticker } from '@lux/contracts/accounts/sticker.ts';

/** A sticker as this page shows it; a rarity it does not know gets a grey badge (SPEC 3). */
export type ShownSticker = Omit<Sticker, 'rarity'> & { rarity: string };

/** All stickers there are (SPEC 7, `GET /api/stickers`). */
export const STICKERS: TypedDocumentNode<{ stickers: ShownSticker[] }, Record<string, never>> = gql`
  query Stickers {
    stickers {
      id
      name
      description
      category
      rarity
      image_url
    }
  }
`;

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
