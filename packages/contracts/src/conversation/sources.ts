import { z } from 'zod';

/** How an article of a book is asked for: the book's name, and where the article is in it. */
export const ArticlePlace = z.object({
  book: z
    .string()
    .max(200)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u),
  path: z.string().min(1).max(600),
});
export type ArticlePlace = z.infer<typeof ArticlePlace>;

/** Where an article is inside LUX. */
export const articleUrl = ({ book, path }: ArticlePlace): string =>
  `/api/articles/${encodeURIComponent(book)}?path=${encodeURIComponent(path)}`;

/** Where a child reads what its lesson's teacher wrote. */
export const topicUrl = (materialId: string): string => `/api/lesson/materials/${materialId}`;

/** Where an answer stands: an article of one of the school's own books (DESIGN 9, Kiwix), or a topic of the lesson. */
export const Source = z.object({
  /** The article's title. */
  title: z.string().min(1).max(300),
  /** The book's, as "Klexikon", or who wrote it. */
  book: z.string().min(1).max(300),
  /** The text inside LUX, as `GET /api/articles/{book}` or `GET /api/lesson/materials/{id}` gives it. */
  url: z.string().regex(/^\/api\/(?:articles|lesson\/materials)\//),
});
export type Source = z.infer<typeof Source>;

/** An article as clean text: nothing in it is a link, a script or another request. */
export const Article = z.object({
  title: z.string(),
  book: z.string(),
  blocks: z.array(z.object({ kind: z.enum(['heading', 'text', 'item']), text: z.string() })),
});
export type Article = z.infer<typeof Article>;

/** As the child's app is told where a topic of its lesson stands. */
export const TOPIC_BOOK = 'Text zur Stunde';

/** What a source opens: an article, or what the lesson's teacher wrote as one. */
export const OpenedSource = z.union([
  Article,
  z.object({ title: z.string(), body: z.object({ text: z.string() }) }).transform(
    ({ title, body }): Article => ({
      title,
      book: TOPIC_BOOK,
      blocks: body.text
        .split('\n')
        .filter((text) => text.trim() !== '')
        .map((text) => ({ kind: 'text', text })),
    }),
  ),
]);

/** Whether the school's Kiwix answers, and which of its books LUX looks into; for admins. */
export const BookState = z.object({
  /** `off`: none is configured. */
  state: z.enum(['off', 'answering', 'silent']),
  /** In the order in which they are asked. */
  books: z.array(
    z.object({ title: z.string(), articles: z.int().nonnegative(), isForChildren: z.boolean() }),
  ),
});
export type BookState = z.infer<typeof BookState>;
