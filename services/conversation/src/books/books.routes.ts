import { Article, ArticlePlace, BookState } from '@lux/contracts/conversation/sources.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';
import { readFitArticle } from './read-fit-article.ts';

/** The school's books, for the bff. */
export function booksRoutes(server: Server, deps: Deps): void {
  server.get(
    '/articles',
    { schema: { querystring: ArticlePlace, response: { 200: Article } } },
    async (request) => readFitArticle(deps, request.query),
  );

  server.get('/books', { schema: { response: { 200: BookState } } }, async () =>
    deps.library ? deps.library.describe() : { state: 'off' as const, books: [] },
  );
}
