import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { readLetters } from './read-letters.ts';

/** The content of the letters game over GraphQL: the same function as over REST. */
export function lettersResolvers(deps: Deps) {
  return {
    Query: {
      lettersContent: (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        readLetters(deps, request),
    },
  };
}
