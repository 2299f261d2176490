import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { mayWatch } from '../sessions/may-watch.ts';
import { requireDashboard } from '../sessions/require-dashboard.ts';

const Arguments = z.object({ first: z.int().min(1).max(1_000) });

/** Requests over GraphQL. */
export function requestsResolvers(deps: Deps) {
  return {
    Query: {
      dashboardAccess: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        mayWatch(deps, request.session, request.id),
      requests: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        const { first } = parseInput(Arguments, given);
        return deps.services.analytics.listRequests(request.id, first);
      },
    },
  };
}
