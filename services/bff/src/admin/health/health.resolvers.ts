import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { requireDashboardForPolling } from '../access/require-dashboard.ts';
import { readHealth } from './read-health.ts';

/** The state of the whole system, over GraphQL. */
export function healthResolvers(deps: Deps) {
  return {
    Query: {
      health: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboardForPolling(deps, request);
        return readHealth(deps);
      },
    },
  };
}
