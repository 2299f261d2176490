import type {
  Invitation,
  InvitationOrder,
  TeacherInvitation,
  ToldInvitation,
} from '@lux/contracts/accounts/invitation.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';

/** Path of the register form with an invitation's code in it. */
const registerUrlOf = (code: string) => `/auth?einladung=${code}`;

/** Makes an invitation to register. Its code is returned this once. */
export async function invite(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  order: InvitationOrder,
): Promise<ToldInvitation> {
  const details = { uses: order.uses };
  await recordAdminAction(deps, request, { action: 'invitation.created', details });
  const made = await deps.services.accounts.createInvitation(request.id, order);
  return { ...made, url: registerUrlOf(made.code) };
}

/** Invites a teacher: the link works once within a week and is returned this once. */
export async function inviteTeacher(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
): Promise<TeacherInvitation> {
  await recordAdminAction(deps, request, { action: 'teacher.invited' });
  const { code, expiresAt } = await deps.services.accounts.inviteTeacher(request.id);
  return { url: registerUrlOf(code), expiresAt };
}

/** Deletes an invitation; it can no longer be used. @throws INVITATION_NOT_FOUND of accounts. */
export async function withdrawInvitation(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  id: Invitation['id'],
): Promise<void> {
  const target = { kind: 'invitation', id, name: null } as const;
  await recordAdminAction(deps, request, { action: 'invitation.deleted', target });
  await deps.services.accounts.deleteInvitation(request.id, id);
}
