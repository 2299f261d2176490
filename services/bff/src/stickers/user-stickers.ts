import { type AccountKey, accountKeyOf } from '@lux/contracts/accounts/account-key.ts';
import type { StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { accountOwnerOf } from '../sessions/act-for.ts';

/** Who collects stickers here: the seat, else the user (SPEC 6). @throws STICKERS_NEED_LOGIN for visitors. */
function collectorOf(request: FastifyRequest): AccountKey {
  const owner = accountOwnerOf(request.session);
  const key = owner && accountKeyOf(owner);
  if (key === null) throw errors.STICKERS_NEED_LOGIN();
  return key;
}

/** The stickers the user has collected, the latest first (SPEC 7). @throws STICKERS_NEED_LOGIN. */
export async function listUserStickers(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<UserSticker[]> {
  return services.accounts.listUserStickers(request.id, collectorOf(request));
}

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
