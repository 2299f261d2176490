import type { Invitation } from '@lux/contracts/accounts/invitation.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** Lets nobody in any more with an invitation. @throws INVITATION_NOT_FOUND of accounts. */
export async function withdrawInvitation(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: Invitation['id'],
): Promise<void> {
  await services.accounts.deleteInvitation(request.id, id);
}
