import { PasswordReset } from '@lux/contracts/accounts/password.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { requireDashboard } from '../access/require-dashboard.ts';
import { requireOwner } from '../access/require-owner.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { changeRole } from './change-role.ts';
import { changeTeacher } from './change-teacher.ts';
import { removeUser } from './remove-user.ts';
import { resetPassword } from './reset-password.ts';

const WhichUser = z.object({ id: Id });
const WhichReset = WhichUser.extend(PasswordReset.shape);
const WhichTeacher = WhichUser.extend({ isTeacher: z.boolean() });
const WhichRole = WhichUser.extend({ isAdmin: z.boolean() });

/** Users as the admin manages them, over GraphQL. */
export function adminUsersResolvers(deps: Deps) {
  const { accounts } = deps.services;
  return {
    Query: {
      users: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return accounts.listUsers(request.id);
      },
    },
    Mutation: {
      deleteUser: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        await removeUser(deps, request, parseInput(WhichUser, given).id);
        return true;
      },
      setUserAdmin: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireOwner(deps, request);
        await requireRecentConfirmation(deps, request);
        return changeRole(deps, request, parseInput(WhichRole, given));
      },
      setUserTeacher: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        return changeTeacher(deps, request, parseInput(WhichTeacher, given));
      },
      resetPassword: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        const { id, ...reset } = parseInput(WhichReset, given);
        return resetPassword(deps, request, id, reset);
      },
    },
  };
}
