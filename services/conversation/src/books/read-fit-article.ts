import type { Article, ArticlePlace } from '@lux/contracts/conversation/sources.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/** So many blocks are looked at by the gate at a time. */
const AT_ONCE = 8;

/**
 * An article of the school's books as a child may read it: every part of it has passed the gate, what
 * has not is left out (DESIGN 6).
 *
 * @throws ARTICLE_NOT_FOUND; BOOKS_UNAVAILABLE; NOT_CHILD_SAFE where nothing of it passed.
 */
export async function readFitArticle(
  { library, gate, readSettings }: Pick<Deps, 'library' | 'gate' | 'readSettings'>,
  place: ArticlePlace,
): Promise<Article> {
  if (!library) throw errors.ARTICLE_NOT_FOUND();
  const settings = await readSettings();
  const article = await library.readArticle(place).catch((cause: unknown) => {
    throw errors.BOOKS_UNAVAILABLE({ cause });
  });
  if (!article) throw errors.ARTICLE_NOT_FOUND();

  const isFit = async (text: string) => (await gate.checkAnswer(text, settings)).verdict === 'ok';
  if (!(await isFit(article.title))) throw errors.NOT_CHILD_SAFE();
  const blocks: Article['blocks'] = [];
  for (let at = 0; at < article.blocks.length; at += AT_ONCE) {
    const part = article.blocks.slice(at, at + AT_ONCE);
    const fit = await Promise.all(part.map(({ text }) => isFit(text)));
    blocks.push(...part.filter((_block, place) => fit[place]));
  }
  if (!blocks.some(({ kind }) => kind === 'text')) throw errors.NOT_CHILD_SAFE();
  return { ...article, blocks };
}
