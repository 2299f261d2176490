import { InvitationOrder } from '@lux/contracts/accounts/invitation.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { requireDashboard } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { invite, inviteTeacher, withdrawInvitation } from './manage-invitations.ts';

const WhichInvitation = z.object({ id: Id });

/** Invitations over GraphQL. */
export function invitationsResolvers(deps: Deps) {
  return {
    Query: {
      invitations: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return deps.services.accounts.listInvitations(request.id);
      },
    },
    Mutation: {
      createInvitation: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        return invite(deps, request, parseInput(InvitationOrder, given));
      },
      inviteTeacher: async (_root: unknown, _given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        return inviteTeacher(deps, request);
      },
      deleteInvitation: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        await withdrawInvitation(deps, request, parseInput(WhichInvitation, given).id);
        return true;
      },
    },
  };
}
