import type {
  AuditAction,
  AuditDetails,
  AuditTarget,
} from '@lux/contracts/accounts/audit-entry.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../admin/audit/audit-trail.ts';
import type { Deps } from '../deps.ts';
import type { Teacher } from './require-teacher.ts';

interface TeachingAct {
  action: AuditAction;
  target: AuditTarget;
  details?: AuditDetails;
}

/**
 * Writes into the trail what a teacher is about to do in one of their own classes. Call it when classroom
 * has shown that it is theirs, and before the act itself.
 *
 * @throws SERVICE_UNAVAILABLE where accounts is away.
 */
export async function recordTeaching(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  { user }: Teacher,
  act: TeachingAct,
): Promise<void> {
  await recordAdminAction(deps, request, { ...act, actor: user });
}
