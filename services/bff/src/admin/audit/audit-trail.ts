import { createHmac } from 'node:crypto';
import type {
  AuditAction,
  AuditActor,
  AuditDetails,
  AuditTarget,
  AuditTrailPage,
  AuditTrailQuery,
} from '@lux/contracts/accounts/audit-entry.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createEventId } from '../../events/create-event-id.ts';
import { networkOf } from '../../limits/network.ts';
import { findUser } from '../../sessions/find-user.ts';
import { isDashboardOpen } from '../access/may-administer.ts';
import { requireOwner } from '../access/require-owner.ts';

interface AdminAction {
  action: AuditAction;
  target?: AuditTarget | null;
  /** Short facts; never a secret, never a child's words. */
  details?: AuditDetails;
  /** The acting admin, where the request carries name and password instead of a session. */
  actor?: Pick<User, 'id' | 'username'> | undefined;
}

const MARK_LENGTH = 16;

/**
 * Writes into the trail what an admin is about to do. Call it after the look at their right and before
 * the act itself: where it cannot be written, nothing is done, so that nothing happens without a trace.
 * What is refused afterwards stands there as well, as somebody tried.
 *
 * @throws SERVICE_UNAVAILABLE where accounts is away.
 */
export async function recordAdminAction(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  { action, target = null, details = {}, actor }: AdminAction,
): Promise<void> {
  await deps.services.accounts.recordAction(request.id, {
    id: createEventId(),
    actor: await actorOf(deps, request, actor),
    action,
    target,
    details,
  });
}

/** Dashboards without a login share a name; a mark tells their sessions apart. */
async function actorOf(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  shown: AdminAction['actor'],
): Promise<AuditActor> {
  const { session } = request;
  const user = shown ?? (await findUser(deps, session, request.id));
  if (user) return { kind: 'user', id: user.id, name: user.username };
  const mark = (name: string) =>
    createHmac('sha256', deps.config.sessionSecret)
      .update(`audit-mark:${name}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH);
  if (isDashboardOpen(session)) {
    return { kind: 'dashboard', id: mark(`session:${session.budget}`), name: 'Dashboard' };
  }
  return { kind: 'pin', id: mark(`network:${networkOf(request.ip)}`), name: 'PIN' };
}

/** The user an admin's act is about, by the current name. @throws USER_NOT_FOUND of accounts. */
export async function targetUser(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: User['id'],
): Promise<AuditTarget> {
  const { username } = await services.accounts.readUser(request.id, id);
  return { kind: 'user', id, name: username };
}

/** What admins did, the latest first, for the owner alone. @throws DASHBOARD_LOCKED, OWNER_NEEDED. */
export async function readAuditTrail(
  deps: Pick<Deps, 'services' | 'sessions' | 'adminPin'>,
  request: FastifyRequest,
  query: AuditTrailQuery,
): Promise<AuditTrailPage> {
  await requireOwner(deps, request);
  return deps.services.accounts.listActions(request.id, query);
}
