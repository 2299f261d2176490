import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { PasswordChange } from '@lux/contracts/accounts/password.ts';
import { OwnerRecovery, Registration } from '@lux/contracts/accounts/registration.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readUser } from './read-user.ts';
import { recoverOwner } from './recover-owner.ts';
import { register } from './register.ts';

const tags = ['Anmeldung'];

/** Accounts and sessions over REST (SPEC 7). */
export function usersRoutes(server: Server, deps: Deps): void {
  server.get('/api/user', { schema: { tags, response: { 200: User } } }, async (request) =>
    readUser(deps, request),
  );

  server.post(
    '/api/register',
    { schema: { tags, body: Registration, response: { 201: User } } },
    async (request, reply) => {
      const user = await register(deps, request, reply, request.body);
      return reply.status(201).send(user);
    },
  );

  server.post(
    '/api/login',
    { schema: { tags, body: Credentials, response: { 200: User } } },
    async (request, reply) => logIn(deps, request, reply, request.body),
  );

  server.post(
    '/api/logout',
    { schema: { tags, response: { 200: z.object({ success: z.boolean() }) } } },
    async (request, reply) => {
      await logOut(deps, request, reply);
      return { success: true };
    },
  );

  server.put(
    '/api/me/password',
    { schema: { tags, body: PasswordChange, response: { 200: User } } },
    async (request, reply) => changePassword(deps, request, reply, request.body),
  );

  server.post(
    '/api/owner/recovery',
    { schema: { tags, body: OwnerRecovery, response: { 204: z.void() } } },
    async (request, reply) => {
      await recoverOwner(deps, request, request.body);
      return reply.status(204).send();
    },
  );
}
