import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { lockDashboard } from './dashboard-lock.ts';

/** The dashboard's lock over GraphQL; passwords are given over REST alone. */
export function dashboardResolvers(deps: Deps) {
  return {
    Mutation: {
      lockDashboard: async (_root: unknown, _given: unknown, { request }: GraphqlContext) => {
        await lockDashboard(deps, request);
        return true;
      },
    },
  };
}
