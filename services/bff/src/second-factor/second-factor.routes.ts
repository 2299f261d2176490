import {
  RecoveryCodes,
  SecondFactorOrder,
  SecondFactorProof,
  SecondFactorRemoval,
  SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import { Id } from '@lux/contracts/common/id.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { actingUser } from './acting-user.ts';
import { activateSecondFactor } from './activate-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { removeForSomebody } from './remove-for-somebody.ts';

const tags = ['Zweiter Faktor'];
const nothing = { 204: z.void() };

/** The second factor of owner and admins. Secret and recovery codes are shown once and kept by nobody. */
export function secondFactorRoutes(server: Server, deps: Deps): void {
  const { accounts } = deps.services;

  server.post(
    '/api/me/second-factor',
    { schema: { tags, body: SecondFactorOrder, response: { 200: SecondFactorSecret } } },
    async (request, reply) => {
      request.record({ type: 'auth' });
      const { password } = request.body;
      const secret = await accounts.startSecondFactor(request.id, actingUser(request), password);
      return reply.header('cache-control', 'no-store').send(secret);
    },
  );

  server.put(
    '/api/me/second-factor',
    { schema: { tags, body: SecondFactorProof, response: { 200: RecoveryCodes } } },
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
