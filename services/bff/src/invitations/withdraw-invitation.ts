import type { Invitation } from '@lux/contracts/accounts/invitation.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../audit/record-admin-action.ts';
import type { Deps } from '../deps.ts';

/** Lets nobody in any more with an invitation. @throws INVITATION_NOT_FOUND of accounts. */
export async function withdrawInvitation(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  id: Invitation['id'],
): Promise<void> {
  const target = { kind: 'invitation', id, name: null } as const;
  await recordAdminAction(deps, request, { action: 'invitation.deleted', target });
  await deps.services.accounts.deleteInvitation(request.id, id);
}
