import type { Readable } from 'node:stream';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { packData, subjectOfUser } from '../../privacy/pack-data.ts';
import { isManager } from '../access/may-administer.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

/**
 * Everything of one account, for the child's parents, as the ZIP that the child can fetch for itself.
 * What owner and admins said is theirs: they fetch it themselves.
 *
 * @throws USER_NOT_FOUND of accounts, OWN_EXPORT_ONLY.
 */
export async function exportUser(
  deps: Pick<Deps, 'services' | 'visitorMarks' | 'config'>,
  request: FastifyRequest,
  { id, signal }: { id: User['id']; signal: AbortSignal },
): Promise<{ archive: Readable; username: string }> {
  const user = await deps.services.accounts.readUser(request.id, id);
  if (isManager(user)) throw errors.OWN_EXPORT_ONLY();
  const target = { kind: 'user', id, name: user.username } as const;
  await recordAdminAction(deps, request, { action: 'user.exported', target });
  const subject = subjectOfUser(deps, request.id, id);
  return { archive: await packData(deps, subject, signal), username: user.username };
}
