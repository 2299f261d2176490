import type { AuditTarget } from '@lux/contracts/accounts/audit-entry.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** Whom an admin's act is about, by the name of now. @throws USER_NOT_FOUND of accounts. */
export async function targetUser(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: User['id'],
): Promise<AuditTarget> {
  const { username } = await services.accounts.readUser(request.id, id);
  return { kind: 'user', id, name: username };
}
