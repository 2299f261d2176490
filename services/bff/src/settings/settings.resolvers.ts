import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';

/** Settings over GraphQL. */
export function settingsResolvers({ services }: Deps) {
  return {
    Query: {
      settings: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        services.accounts.readSettings(request.id),
    },
  };
}
