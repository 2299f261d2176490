import type { StickerClaim, UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/** Who collects stickers here (SPEC 6). @throws STICKERS_NEED_LOGIN where nobody is logged in. */
function collectorOf(request: FastifyRequest): User['id'] {
  const { userId } = request.session;
  if (userId === null) throw errors.STICKERS_NEED_LOGIN();
  return userId;
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
