import { Invitation, InvitationOrder, ToldInvitation } from '@lux/contracts/accounts/invitation.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { requireDashboard } from '../sessions/require-dashboard.ts';
import { requireRecentConfirmation } from '../sessions/require-recent-confirmation.ts';
import { invite } from './invite.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const tags = ['Admin'];
const querystring = z.object({ adminPin: z.string().max(200).optional() });
const path = '/api/admin/invitations';

/** Invitations to register, for a school that does not let everybody in. */
export function invitationsRoutes(server: Server, deps: Deps): void {
  server.post(
    path,
    { schema: { tags, querystring, body: InvitationOrder, response: { 201: ToldInvitation } } },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      const told = await invite(deps, request, request.body);
      return reply.status(201).header('cache-control', 'no-store').send(told);
    },
  );

  server.get(
    path,
    { schema: { tags, querystring, response: { 200: z.array(Invitation) } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return deps.services.accounts.listInvitations(request.id);
    },
  );

  server.delete(
    `${path}/:id`,
    {
      schema: { tags, querystring, params: z.object({ id: Id }), response: { 204: z.void() } },
    },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      await withdrawInvitation(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );
}
