import type { ApolloServerPlugin } from '@apollo/server';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import type { RateLimits } from '../limits/rate-limits.ts';
import { type Cost, costlyFields } from '../limits/request-costs.ts';
import type { GraphqlContext } from './graphql-context.ts';

/** Takes from the session's buckets what an operation's root fields cost, as REST's routes do. */
export function chargeOperation(
  limits: Pick<RateLimits, 'take'>,
): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, document, contextValue: { request } }) => {
        // Apollo refuses what names no operation of its document.
        if (!operation) return;
        const fragments = new Map(
          document.definitions.flatMap((one) =>
            one.kind === Kind.FRAGMENT_DEFINITION
              ? [[one.name.value, one.selectionSet] as const]
              : [],
          ),
        );
        for (const [cost, count] of countCosts(operation.selectionSet, fragments)) {
          await limits.take(request, cost, count).catch(refuse);
        }
      },
    }),
  };
}

function countCosts(
  root: SelectionSetNode,
  fragments: ReadonlyMap<string, SelectionSetNode>,
): Map<Cost, number> {
  const counts = new Map<Cost, number>();
  const count = ({ selections }: SelectionSetNode) => {
    for (const one of selections) {
      if (one.kind === Kind.FIELD) {
        const cost = costlyFields.get(one.name.value);
        if (cost) counts.set(cost, (counts.get(cost) ?? 0) + 1);
        continue;
      }
      const within =
        one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value);
      if (within) count(within);
    }
  };
  count(root);
  return counts;
}

/** Too much, or Redis is away. Apollo answers what a plugin throws with the status that stands in the error. */
function refuse(error: unknown): never {
  const refusal = toAppError(error);
  const headers = new Map([['retry-after', String(refusal.retryAfterSeconds ?? 1)]]);
  throw new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status: refusal.status, headers } },
  });
}
