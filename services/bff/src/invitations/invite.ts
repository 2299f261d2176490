import type { InvitationOrder, ToldInvitation } from '@lux/contracts/accounts/invitation.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** Makes an invitation to register; the only time that its code is told. */
export async function invite(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  order: InvitationOrder,
): Promise<ToldInvitation> {
  const made = await services.accounts.createInvitation(request.id, order);
  return { ...made, url: `/auth?einladung=${made.code}` };
}
