import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** Under whose name a safety event is marked: the username, or `Dashboard` where nobody is logged in. */
export async function nameOfAdmin(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<string> {
  const { userId } = request.session;
  if (userId === null) return 'Dashboard';
  const { username } = await services.accounts.readUser(request.id, userId);
  return username;
}
