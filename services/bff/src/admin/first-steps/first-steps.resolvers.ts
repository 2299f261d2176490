import { ProviderDecision } from '@lux/contracts/common/first-steps.ts';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { requireDashboard, requireDashboardForPolling } from '../access/require-dashboard.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** The first steps over GraphQL, as over REST. */
export function firstStepsResolvers(deps: Deps) {
  return {
    Query: {
      firstSteps: async (_root: unknown, _given: unknown, { request }: GraphqlContext) => {
        await requireDashboardForPolling(deps, request);
        return readFirstSteps(deps, request);
      },
    },
    Mutation: {
      decideOnProvider: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await deps.setupNotes.decideOnProvider(ProviderDecision.parse(given));
        return readFirstSteps(deps, request);
      },
      reportMicrophone: async () => {
        await deps.setupNotes.noteMicrophone();
        return true;
      },
    },
  };
}
