import { PasswordReset } from '@lux/contracts/accounts/password.ts';
import { PasswordResetResult, User } from '@lux/contracts/accounts/user.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { secretAnswer } from '../../http/compress-json.ts';
import { contentDisposition } from '../../pictures/content-disposition.ts';
import { PinQuery, requireDashboard } from '../access/require-dashboard.ts';
import { requireOwner } from '../access/require-owner.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { changeRole } from './change-role.ts';
import { changeTeacher } from './change-teacher.ts';
import { exportUser } from './export-user.ts';
import { removeUser } from './remove-user.ts';
import { resetPassword } from './reset-password.ts';

const params = z.object({ id: Id });
const Done = z.object({ success: z.boolean(), message: z.string() });
const tags = ['Admin'];

/** Users as the admin manages them, over REST (SPEC 6, 7). */
export function adminUsersRoutes(server: Server, deps: Deps): void {
  const { accounts } = deps.services;

  server.get(
    '/api/analytics/users',
    { schema: { tags, querystring: PinQuery, response: { 200: z.array(User) } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return accounts.listUsers(request.id);
    },
  );

  server.delete(
    '/api/analytics/users/:id',
    { schema: { tags, querystring: PinQuery, params, response: { 200: Done } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      await removeUser(deps, request, request.params.id);
      return { success: true, message: 'Der Benutzer wurde gelöscht.' };
    },
  );

  server.patch(
    '/api/analytics/users/:id/admin',
    {
      schema: {
        tags,
        querystring: PinQuery,
        params,
        body: z.object({ isAdmin: z.boolean() }),
        response: { 200: Done.extend({ user: User }) },
      },
    },
    async (request) => {
      await requireOwner(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      const { isAdmin } = request.body;
      const user = await changeRole(deps, request, { id: request.params.id, isAdmin });
      const message = isAdmin
        ? `${user.username} ist jetzt Admin.`
        : `${user.username} ist kein Admin mehr.`;
      return { success: true, message, user };
    },
  );

  server.patch(
    '/api/analytics/users/:id/teacher',
    {
      schema: {
        tags,
        querystring: PinQuery,
        params,
        body: User.pick({ isTeacher: true }),
        response: { 200: Done.extend({ user: User }) },
      },
    },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      const { isTeacher } = request.body;
      const user = await changeTeacher(deps, request, { id: request.params.id, isTeacher });
      const message = isTeacher
        ? `${user.username} ist jetzt Lehrkraft.`
        : `${user.username} ist keine Lehrkraft mehr.`;
      return { success: true, message, user };
    },
  );

  server.get(
    '/api/admin/users/:id/data/archive',
    { schema: { tags, querystring: PinQuery, params } },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      const { id } = request.params;
      const signal = disconnectSignal(reply);
      const { archive, username } = await exportUser(deps, request, { id, signal });
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition(`LUX-${username}`, 'application/zip'))
        .send(archive);
    },
  );

  server.post(
    '/api/admin/users/:id/password-resets',
    {
      ...secretAnswer,
      schema: {
        tags,
        querystring: PinQuery,
        params,
        body: PasswordReset,
        response: { 200: Done.extend(PasswordResetResult.shape) },
      },
    },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      const result = await resetPassword(deps, request, request.params.id, request.body);
      const message = `${result.user.username} hat ein neues Passwort.`;
      return reply.header('cache-control', 'no-store').send({ success: true, message, ...result });
    },
  );
}
