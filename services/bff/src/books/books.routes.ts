import { Article, ArticlePlace } from '@lux/contracts/conversation/sources.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';
import { readArticle } from './read-article.ts';

/** The school's books over REST. */
export function booksRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/articles/:book',
    {
      schema: {
        tags: ['Gespräche'],
        description: 'Die Adresse steht bei einer Antwort unter `sources`.',
        params: ArticlePlace.pick({ book: true }),
        querystring: ArticlePlace.pick({ path: true }),
        response: { 200: Article },
      },
    },
    async (request) => readArticle(deps, request, { ...request.params, ...request.query }),
  );
}
