import { RequestListQuery } from '@lux/contracts/analytics/request-list.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { mayAdminister } from '../access/may-administer.ts';
import { requireDashboard, requireDashboardForPolling } from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { markHandled } from './mark-handled.ts';

const Which = z.object({ id: z.string().max(100) });
const Page = z.object({
  filter: z.record(z.string(), z.unknown()).default({}),
  first: z.unknown(),
  after: z.unknown().optional(),
});

/** Requests over GraphQL. */
export function requestsResolvers(deps: Deps) {
  const { analytics } = deps.services;
  return {
    Query: {
      dashboardAccess: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        mayAdminister(deps, request.session, request.id),
      requests: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        const { filter, first, after } = parseInput(Page, given);
        const query = parseInput(RequestListQuery, { ...filter, limit: first, before: after });
        return analytics.listRequests(request.id, query);
      },
      request: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return analytics.readRequest(request.id, parseInput(Which, given).id);
      },
      stats: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboardForPolling(deps, request);
        const figures = await analytics.readFigures(request.id);
        const byType = Object.entries(figures.byType).map(([type, count]) => ({ type, count }));
        return { ...figures, byType };
      },
    },
    Mutation: {
      forgetVisitor: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await requireRecentConfirmation(deps, request);
        await forgetVisitor(deps, request, parseInput(Which, given).id);
        return true;
      },
      markHandled: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return markHandled(deps, request, parseInput(Which, given).id);
      },
    },
  };
}
