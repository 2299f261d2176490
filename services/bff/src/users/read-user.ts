import type { User } from '@lux/contracts/accounts/user.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/** Who is logged in (SPEC 7). @throws NOT_LOGGED_IN, also where the account has been deleted. */
export async function readUser(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<User> {
  const { userId } = request.session;
  if (userId === null) throw errors.NOT_LOGGED_IN();
  try {
    return await services.accounts.readUser(request.id, userId);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) throw errors.NOT_LOGGED_IN();
    throw error;
  }
}
