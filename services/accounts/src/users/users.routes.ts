import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { OwnerRecovery } from '@lux/contracts/accounts/owner-recovery.ts';
import { PasswordChange } from '@lux/contracts/accounts/password-change.ts';
import { PasswordReset } from '@lux/contracts/accounts/password-reset.ts';
import { PasswordResetResult } from '@lux/contracts/accounts/password-reset-result.ts';
import { Registration } from '@lux/contracts/accounts/registration.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { Id } from '@lux/contracts/common/id.ts';
import { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { changePassword } from './change-password.ts';
import { changeRole } from './change-role.ts';
import { deleteUser, findDeletableUser } from './delete-user.ts';
import { logIn } from './log-in.ts';
import { recoverOwner } from './recover-owner.ts';
import { registerUser } from './register-user.ts';
import { resetPassword } from './reset-password.ts';

const Params = z.object({ id: Id });
/** The browser somebody comes with. */
const Visitor = z.object({ visitor: OwnerId.nullable().default(null) });
/** What the bff has found out of the owner's secret. */
const Newcomer = Visitor.extend({ isOwnerProven: z.boolean().default(false) });
const Origin = Visitor.extend({
  network: z.string().max(100).nullable().default(null),
  isForManaging: z.boolean().default(false),
});

/** Users of SPEC 3, 6, 7, for the bff, which knows who may do what. */
export function usersRoutes(server: Server, deps: Deps): void {
  server.post(
    '/users',
    { schema: { body: Registration.and(Newcomer), response: { 201: User } } },
    async (request, reply) =>
      reply.status(201).send(await registerUser(deps, request.body, request.body)),
  );

  server.post(
    '/logins',
    { schema: { body: Credentials.and(Origin), response: { 200: User } } },
    async (request) => logIn(deps, request.body, request.body),
  );

  server.get('/users', { schema: { response: { 200: z.array(User) } } }, async () =>
    deps.users.list(),
  );

  server.get(
    '/users/:id',
    { schema: { params: Params, response: { 200: User } } },
    async (request) => {
      const user = await deps.users.find(request.params.id);
      if (!user) throw errors.USER_NOT_FOUND();
      return user;
    },
  );

  server.patch(
    '/users/:id/role',
    {
      schema: {
        params: Params,
        body: z.object({ role: User.shape.role }),
        response: { 200: User },
      },
    },
    async (request) => changeRole(deps, request.params.id, request.body.role),
  );

  server.post(
    '/users/:id/password-resets',
    {
      schema: {
        params: Params,
        body: PasswordReset.extend({ byOwner: z.boolean() }),
        response: { 200: PasswordResetResult },
      },
    },
    async (request) => resetPassword(deps, request.params.id, request.body),
  );

  server.put(
    '/users/:id/password',
    { schema: { params: Params, body: PasswordChange, response: { 200: User } } },
    async (request) => changePassword(deps, request.params.id, request.body),
  );

  server.post(
    '/owner/recoveries',
    { schema: { body: OwnerRecovery.pick({ newPassword: true }), response: { 200: User } } },
    async (request) => recoverOwner(deps, request.body),
  );

  /** Asked before anything of a user is removed anywhere. */
  server.post(
    '/users/:id/deletion-checks',
    { schema: { params: Params } },
    async (request, reply) => {
      await findDeletableUser(deps, request.params.id);
      return reply.status(204).send();
    },
  );

  server.delete('/users/:id', { schema: { params: Params } }, async (request, reply) => {
    await deleteUser(deps, request.params.id);
    return reply.status(204).send();
  });
}
