import { ArticlePlace } from '@lux/contracts/conversation/sources.ts';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { readArticle } from './read-article.ts';

/** The school's books over GraphQL: the same function as over REST. */
export function booksResolvers(deps: Deps) {
  return {
    Query: {
      article: (_root: unknown, given: unknown, { request }: GraphqlContext) =>
        readArticle(deps, request, parseInput(ArticlePlace, given)),
    },
  };
}
