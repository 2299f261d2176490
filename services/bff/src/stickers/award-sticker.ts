import type { StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { collectorOf } from './collector-of.ts';

/**
 * Gives the user a sticker that is achieved (SPEC 7); again, it is the same one.
 *
 * @throws STICKERS_NEED_LOGIN; STICKER_NOT_FOUND, NOT_ACHIEVED of accounts.
 */
export async function awardSticker(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  claim: StickerClaim,
): Promise<UserSticker> {
  return services.accounts.claimSticker(request.id, collectorOf(request), claim);
}
