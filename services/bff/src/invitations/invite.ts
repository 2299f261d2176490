import type { InvitationOrder, ToldInvitation } from '@lux/contracts/accounts/invitation.ts';
import type { FastifyRequest } from 'fastify';
import { recordAdminAction } from '../audit/record-admin-action.ts';
import type { Deps } from '../deps.ts';

/** Makes an invitation to register; the only time that its code is told. */
export async function invite(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  order: InvitationOrder,
): Promise<ToldInvitation> {
  const details = { uses: order.uses };
  await recordAdminAction(deps, request, { action: 'invitation.created', details });
  const made = await deps.services.accounts.createInvitation(request.id, order);
  return { ...made, url: `/auth?einladung=${made.code}` };
}
