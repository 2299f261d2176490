import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';

/** Who collects stickers here (SPEC 6). @throws STICKERS_NEED_LOGIN where nobody is logged in. */
export function collectorOf(request: FastifyRequest): User['id'] {
  const { userId } = request.session;
  if (userId === null) throw errors.STICKERS_NEED_LOGIN();
  return userId;
}
