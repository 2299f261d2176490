import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { PasswordChange, PasswordReset } from '@lux/contracts/accounts/password.ts';
import { OwnerRecovery, Registration } from '@lux/contracts/accounts/registration.ts';
import { PasswordResetResult, User } from '@lux/contracts/accounts/user.ts';
import { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { verifyOwnPassword } from '../passwords/verify-own-password.ts';
import { usernameKey } from '../usernames/username-key.ts';
import { deleteUser, findDeletableUser } from './delete-user.ts';
import { logIn } from './log-in.ts';
import { registerUser } from './register-user.ts';

/**
 * Lets the owner in again, who has shown the secret: with a new password and without a second factor.
 * An account that is named as the owner only now becomes theirs by it.
 *
 * @throws OWNER_NOT_FOUND, PASSWORD_TOO_EASY.
 */
async function recoverOwner(
  {
    users,
    passwords,
    loginAttempts,
    secondFactors,
  }: Pick<Deps, 'users' | 'passwords' | 'loginAttempts' | 'secondFactors'>,
  { newPassword }: Pick<OwnerRecovery, 'newPassword'>,
): Promise<User> {
  const found = await users.findNamedAsOwner();
  if (!found) throw errors.OWNER_NOT_FOUND();
  if (isCommonPassword(newPassword, found)) throw errors.PASSWORD_TOO_EASY();
  const passwordHash = await passwords.hash(newPassword);
  await secondFactors.remove(found.id);
  const owner = await users.giveToOwner(found.id, passwordHash);
  if (!owner) throw errors.OWNER_NOT_FOUND();
  await loginAttempts.forgetName(usernameKey(owner.username));
  return owner;
}

/**
 * Gives somebody who is logged in the password they choose.
 *
 * @throws USER_NOT_FOUND, WRONG_PASSWORD, TOO_MANY_LOGINS, PASSWORD_TOO_COMMON, PASSWORD_UNCHANGED.
 */
async function changePassword(
  deps: Pick<Deps, 'users' | 'passwords' | 'loginAttempts'>,
  id: string,
  { currentPassword, newPassword }: PasswordChange,
): Promise<User> {
  const { users, passwords } = deps;
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (isCommonPassword(newPassword, user)) throw errors.PASSWORD_TOO_COMMON();
  const from = await verifyOwnPassword(deps, user, currentPassword);
  if (newPassword === currentPassword) throw errors.PASSWORD_UNCHANGED();
  const changed = await users.changePassword(id, from, await passwords.hash(newPassword));
  // It was reset or changed meanwhile: what was typed is not the password any more.
  if (!changed) throw errors.WRONG_PASSWORD();
  return changed;
}

/**
 * Makes somebody an admin, or not (SPEC 6). The owner stays what they are.
 *
 * @throws USER_NOT_FOUND, OWNER_IS_PROTECTED.
 */
async function changeRole(
  { users }: Pick<Deps, 'users'>,
  id: string,
  role: User['role'],
): Promise<User> {
  const user = await users.find(id);
  if (!user) throw errors.USER_NOT_FOUND();
  if (user.isOwner) throw errors.OWNER_IS_PROTECTED();
  const changed = await users.setRole(id, role);
  if (!changed) throw errors.USER_NOT_FOUND();
  return changed;
}

const Params = z.object({ id: Id });
/** Who is meant, however the name is typed; all where it is missing. */
const Named = z.object({ username: z.string().max(100).optional() });
/** The browser somebody comes with. */
const Visitor = z.object({ visitor: OwnerId.nullable().default(null) });
/** What the bff has found out of the owner's secret. */
const Newcomer = Visitor.extend({ isOwnerProven: z.boolean().default(false) });
const Origin = Visitor.extend({
  network: z.string().max(100).nullable().default(null),
  isCrowded: z.boolean().default(false),
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

  server.get(
    '/users',
    { schema: { querystring: Named, response: { 200: z.array(User) } } },
    async ({ query }) => {
      if (query.username === undefined) return deps.users.list();
      const found = await deps.users.findByName(query.username);
      return found ? [found] : [];
    },
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

  server.patch(
    '/users/:id/teacher',
    {
      schema: {
        params: Params,
        body: User.pick({ isTeacher: true }),
        response: { 200: User },
      },
    },
    async (request) => {
      const user = await deps.users.setTeacher(request.params.id, request.body.isTeacher);
      if (!user) throw errors.USER_NOT_FOUND();
      return user;
    },
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
