import {
  Invitation,
  InvitationOrder,
  NewInvitation,
  NewTeacherInvitation,
} from '@lux/contracts/accounts/invitation.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/** Invitations, for the bff, which knows who is an admin. */
export function invitationsRoutes(
  server: Server,
  { invitations }: Pick<Deps, 'invitations'>,
): void {
  server.post(
    '/invitations',
    { schema: { body: InvitationOrder, response: { 201: NewInvitation } } },
    async (request, reply) => reply.status(201).send(await invitations.create(request.body)),
  );

  server.post(
    '/teacher-invitations',
    { schema: { response: { 201: NewTeacherInvitation } } },
    async (_request, reply) =>
      reply.status(201).send(await invitations.create({ uses: 1, isForTeacher: true })),
  );

  server.get('/invitations', { schema: { response: { 200: z.array(Invitation) } } }, async () =>
    invitations.list(),
  );

  server.delete(
    '/invitations/:id',
    { schema: { params: z.object({ id: Id }) } },
    async (request, reply) => {
      if (!(await invitations.delete(request.params.id))) throw errors.INVITATION_NOT_FOUND();
      return reply.status(204).send();
    },
  );
}
