import type { Article, ArticlePlace } from '@lux/contracts/conversation/sources.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * An article of the school's books as clean text (DESIGN 9, Kiwix). The same for everybody: the books are
 * the school's, and nothing of a child is in them.
 *
 * @throws ARTICLE_NOT_FOUND, BOOKS_UNAVAILABLE, NOT_CHILD_SAFE.
 */
export async function readArticle(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  place: ArticlePlace,
): Promise<Article> {
  return services.conversation.readArticle(place, request.id);
}
