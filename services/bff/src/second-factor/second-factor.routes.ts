import {
  RecoveryCodes,
  SecondFactorOrder,
  SecondFactorProof,
  SecondFactorRemoval,
  SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireOwner } from '../admin/access/require-owner.ts';
import { requireRecentConfirmation } from '../admin/access/require-recent-confirmation.ts';
import { recordAdminAction, targetUser } from '../admin/audit/audit-trail.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { secretAnswer } from '../http/compress-json.ts';
import { renewSession } from '../sessions/cookies/session-cookie.ts';
import { disconnectSockets } from '../sockets/disconnect-sockets.ts';

/**
 * Has the session act for ten minutes as one whose user has shown the second factor. It gets a new id,
 * because it gains rights: whoever has stolen the old one does not gain them, too.
 */
async function noteConfirmation(
  deps: Pick<Deps, 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const id = await renewSession(deps, request, reply);
  const confirmedUntil = await deps.sessions.confirm(id);
  request.session = { ...request.session, id, confirmedUntil };
}

/** The user of the second factor. @throws NOT_LOGGED_IN */
function actingUser({ session }: FastifyRequest): User['id'] {
  if (session.userId === null) throw errors.NOT_LOGGED_IN();
  return session.userId;
}

/**
 * Removes the second factor of somebody who has lost phone and recovery codes, and ends all their
 * sessions: one of them may be in the hands of whoever found the phone. The owner's own needs its code.
 *
 * @throws DASHBOARD_LOCKED, OWNER_NEEDED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED,
 *   OWN_SECOND_FACTOR; USER_NOT_FOUND of accounts.
 */
async function removeForSomebody(
  deps: Pick<Deps, 'adminPin' | 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  id: User['id'],
): Promise<void> {
  request.record({ type: 'auth' });
  await requireOwner(deps, request);
  if (id === request.session.userId) throw errors.OWN_SECOND_FACTOR();
  await requireRecentConfirmation(deps, request);
  const target = await targetUser(deps, request, id);
  await recordAdminAction(deps, request, { action: 'second-factor.removed', target });
  await deps.services.accounts.dropSecondFactor(request.id, id);
  await deps.sessions.endAllOf(id);
  disconnectSockets(deps, { userId: id });
}

/**
 * Makes the user's second factor count, by a first code. The user's other sessions end, which have
 * come in without it; this one goes on under a new id.
 *
 * @throws NOT_LOGGED_IN; SECOND_FACTOR_MISSING, SECOND_FACTOR_EXISTS, SECOND_FACTOR_WRONG,
 *   TOO_MANY_CODES of accounts.
 */
async function activateSecondFactor(
  deps: Pick<Deps, 'services' | 'sessions' | 'push' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<RecoveryCodes> {
  request.record({ type: 'auth' });
  const userId = actingUser(request);
  const codes = await deps.services.accounts.activateSecondFactor(request.id, userId, code);
  await noteConfirmation(deps, request, reply);
  await deps.sessions.endAllOf(userId, request.session.id);
  disconnectSockets(deps, { userId });
  return codes;
}

/**
 * Shows the second factor again, for what hurts (`requireRecentConfirmation`).
 *
 * @throws NOT_LOGGED_IN; SECOND_FACTOR_MISSING, SECOND_FACTOR_WRONG, TOO_MANY_CODES of accounts.
 */
async function confirmSecondFactor(
  deps: Pick<Deps, 'services' | 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<void> {
  request.record({ type: 'auth' });
  await deps.services.accounts.checkSecondFactor(request.id, actingUser(request), code);
  await noteConfirmation(deps, request, reply);
}

const tags = ['Zweiter Faktor'];
const nothing = { 204: z.void() };

/** The second factor of owner and admins. Secret and recovery codes are shown once and not stored in the bff. */
export function secondFactorRoutes(server: Server, deps: Deps): void {
  const { accounts } = deps.services;

  server.post(
    '/api/me/second-factor',
    {
      ...secretAnswer,
      schema: { tags, body: SecondFactorOrder, response: { 200: SecondFactorSecret } },
    },
    async (request, reply) => {
      request.record({ type: 'auth' });
      const { password } = request.body;
      const secret = await accounts.startSecondFactor(request.id, actingUser(request), password);
      return reply.header('cache-control', 'no-store').send(secret);
    },
  );

  server.put(
    '/api/me/second-factor',
    {
      ...secretAnswer,
      schema: { tags, body: SecondFactorProof, response: { 200: RecoveryCodes } },
    },
    async (request, reply) => {
      const codes = await activateSecondFactor(deps, request, reply, request.body.code);
      return reply.header('cache-control', 'no-store').send(codes);
    },
  );

  server.delete(
    '/api/me/second-factor',
    { schema: { tags, body: SecondFactorRemoval, response: nothing } },
    async (request, reply) => {
      request.record({ type: 'auth' });
      await accounts.removeSecondFactor(request.id, actingUser(request), request.body);
      return reply.status(204).send();
    },
  );

  server.post(
    '/api/me/second-factor/confirmations',
    { schema: { tags, body: SecondFactorProof, response: nothing } },
    async (request, reply) => {
      await confirmSecondFactor(deps, request, reply, request.body.code);
      return reply.status(204).send();
    },
  );

  server.delete(
    '/api/admin/users/:id/second-factor',
    { schema: { tags, params: z.object({ id: Id }), response: nothing } },
    async (request, reply) => {
      await removeForSomebody(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );
}
