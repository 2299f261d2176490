import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { collectorOf } from './collector-of.ts';

/** The stickers the user has collected, the latest first (SPEC 7). @throws STICKERS_NEED_LOGIN. */
export async function listUserStickers(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<UserSticker[]> {
  return services.accounts.listUserStickers(request.id, collectorOf(request));
}
