import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** A book that Kiwix serves and LUX looks into. */
export interface Book {
  id: string;
  /** The same in the next edition; where several have it, the edition's own. */
  name: string;
  title: string;
  /** What searches call it. */
  slug: string;
  /** Where its pages are, from the server's root, without a slash at the end. */
  root: string;
  articles: number;
  isForChildren: boolean;
}

const GERMAN = new Set(['deu', 'ger', 'de']);
const FOR_CHILDREN =
  /klexikon|kinder|vikidia|grundschul|für schüler|hamsterkiste|blinde kuh|einfache sprache|leichte sprache/iu;
/** Lists of words, quotes, questions and talks explain nothing to a child. */
const NO_ENCYCLOPEDIA =
  /wiktionary|wikiquote|wikisource|wikinews|wikivoyage|gutenberg|stack ?exchange|stackoverflow|_ted_|ted talks|phet|psychologie|medizin/iu;
const PATH = /^\/[^\p{Cc}\s?#\\]{1,400}$/u;

/**
 * The German books of `GET /catalog/v2/entries` (OPDS), those for children first, then the smaller
 * ones: who writes for children writes less.
 */
export function readCatalog(xml: string): Book[] {
  const entries = getElementsByTagName('entry', parseDocument(xml, { xmlMode: true }));
  const books = entries.flatMap((entry): Book[] => {
    const read = (name: string) => {
      const [found] = getElementsByTagName(name, entry.children, false);
      return found ? textContent(found).trim() : '';
    };
    const link = getElementsByTagName('link', entry.children, false).find(
      ({ attribs }) => attribs.type === 'text/html',
    );
    const root = link?.attribs.href?.replace(/\/+$/, '') ?? '';
    const slug = root.split('/').at(-1) ?? '';
    const about = [read('title'), read('name'), read('summary'), read('tags')].join(' ');
    const isGerman = read('language')
      .split(/[,;\s]+/)
      .some((language) => GERMAN.has(language));
    const leadsOut = root.split('/').some((part) => part === '.' || part === '..');
    if (!isGerman || !PATH.test(root) || leadsOut || NO_ENCYCLOPEDIA.test(about)) return [];
    return [
      {
        id: read('id').replace(/^urn:uuid:/, ''),
        name: read('name') || slug,
        title: read('title') || slug,
        slug,
        root,
        articles: Number.parseInt(read('articleCount'), 10) || 0,
        isForChildren: FOR_CHILDREN.test(about),
      },
    ];
  });
  return withOwnNames(books).sort(
    (one, other) =>
      Number(other.isForChildren) - Number(one.isForChildren) || one.articles - other.articles,
  );
}

/** Two editions of a book have one name: then each goes by its own. */
function withOwnNames(books: Book[]): Book[] {
  return books.map((book) => {
    const isShared = books.some((other) => other !== book && other.name === book.name);
    return isShared ? { ...book, name: book.slug } : book;
  });
}
