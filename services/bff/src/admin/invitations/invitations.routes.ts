import {
  Invitation,
  InvitationOrder,
  TeacherInvitation,
  ToldInvitation,
} from '@lux/contracts/accounts/invitation.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { secretAnswer } from '../../http/compress-json.ts';
import { PinQuery, requireDashboard } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { invite, inviteTeacher, withdrawInvitation } from './manage-invitations.ts';

const tags = ['Admin'];
const path = '/api/admin/invitations';

/** Invitations to register, for a school that does not let everybody in. */
export function invitationsRoutes(server: Server, deps: Deps): void {
  server.post(
    path,
    {
      ...secretAnswer,
      schema: {
        tags,
        querystring: PinQuery,
        body: InvitationOrder,
        response: { 201: ToldInvitation },
      },
    },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      const told = await invite(deps, request, request.body);
      return reply.status(201).header('cache-control', 'no-store').send(told);
    },
  );

  server.post(
    '/api/teachers/invitations',
    {
      ...secretAnswer,
      schema: { tags, querystring: PinQuery, response: { 201: TeacherInvitation } },
    },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      return reply.status(201).send(await inviteTeacher(deps, request));
    },
  );

  server.get(
    path,
    { schema: { tags, querystring: PinQuery, response: { 200: z.array(Invitation) } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return deps.services.accounts.listInvitations(request.id);
    },
  );

  server.delete(
    `${path}/:id`,
    {
      schema: {
        tags,
        querystring: PinQuery,
        params: z.object({ id: Id }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      await withdrawInvitation(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );
}
