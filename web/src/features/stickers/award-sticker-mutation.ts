import { gql, type TypedDocumentNode } from '@apollo/client';
import type { StickerClaim } from '@lux/contracts/accounts/sticker-claim.ts';

/** "I have achieved this" (SPEC 7, `POST /api/user/stickers`); the server looks whether so. */
export const AWARD_STICKER: TypedDocumentNode<
  { awardSticker: { stickerId: string } },
  { input: StickerClaim }
> = gql`
  mutation AwardSticker($input: AwardStickerInput!) {
    awardSticker(input: $input) {
      stickerId
    }
  }
`;
