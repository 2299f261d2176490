import {
  type Article,
  type ArticlePlace,
  articleUrl,
  type BookState,
  type Source,
} from '@lux/contracts/conversation/sources.ts';
import { createTtlCache } from '@lux/service-kit/settings/create-ttl-cache.ts';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Logger } from 'pino';
import { cleanArticle } from './clean-article.ts';
import { findPassage, isNamed, type Passage } from './find-passage.ts';
import type { Kiwix } from './kiwix/kiwix-client.ts';
import type { Book } from './kiwix/read-catalog.ts';
import type { Found } from './kiwix/read-found.ts';
import { type ReadQuestion, readQuestion } from './read-question.ts';

export interface FoundPassage extends Passage {
  source: Source;
}

interface LookUp {
  /** Masked: only its words with a meaning leave for Kiwix. */
  question: string;
  level: 'young' | 'older';
  /** Where the answer before stood: "und was frisst er?" is asked of that. */
  before?: Source | undefined;
}

/** The school's own books, behind Kiwix. */
export interface Library {
  /** What a book says to a question; null where none does, or Kiwix does not answer in time. */
  lookUp: (asked: LookUp) => Promise<FoundPassage | null>;
  /** An article as clean text; null where there is none. @throws where Kiwix does not answer. */
  readArticle: (place: ArticlePlace) => Promise<Article | null>;
  describe: () => Promise<BookState>;
  close: () => Promise<void>;
}

/** Nothing waits longer for Kiwix, whatever is asked of it (DESIGN 9). */
const LIMIT_MS = 300;
const BREAK_AFTER = 3;
const BREAK_FOR_MS = 10_000;
const BOOKS_FRESH_FOR_MS = 60_000;
/** So many books are asked at once, those for children first. */
const MOST_BOOKS = 3;
const MOST_TERMS = 3;
const MOST_ARTICLES = 3;
const MOST_KEPT = 200;

interface Candidate extends Found {
  book: Book;
  isAbout: boolean;
}

/** Looks things up in the books of a `kiwix-serve`. One that hangs or is gone is left alone for a while. */
export function createLibrary(kiwix: Kiwix, log: Logger, { limitMs = LIMIT_MS } = {}): Library {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAK_FOR_MS,
    breaker: new ConsecutiveBreaker(BREAK_AFTER),
  });
  breaker.onBreak(() => log.warn('Kiwix does not answer, LUX answers without its books'));
  breaker.onReset(() => log.info('Kiwix answers again'));
  const within = <T>(ask: (signal: AbortSignal) => Promise<T>) =>
    breaker.execute(() => ask(AbortSignal.timeout(limitMs)));

  const books = createTtlCache(
    () => kiwix.listBooks(AbortSignal.timeout(limitMs)),
    BOOKS_FRESH_FOR_MS,
  );
  // The first child does not wait for the list of books.
  books.get().catch(() => {});

  /** Articles as they were read last; a child opens what LUX has just answered from. */
  const kept = new Map<string, Article | null>();

  async function read(book: Book, path: string, signal: AbortSignal): Promise<Article | null> {
    const key = `${book.slug} ${path}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const page = await kiwix.readPage(book, path, signal);
    const article = page === null ? null : cleanArticle(page, book.title);
    kept.set(key, article);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return article;
  }

  async function findIn(book: Book, question: ReadQuestion, signal: AbortSignal) {
    const { terms } = question;
    const beginnings = new Set(terms.slice(0, MOST_TERMS).map(withoutEnding));
    const [found, ...suggested] = await Promise.all([
      kiwix.search(book, terms.join(' '), signal),
      ...[...beginnings].map((beginning) => kiwix.suggest(book, beginning, signal)),
    ]);
    const all = [...suggested.flat(), ...found].map(
      (one): Candidate => ({
        ...one,
        book,
        isAbout: isNamed(one.title, question),
      }),
    );
    const unique = new Map(all.map((candidate) => [candidate.path, candidate]));
    return [...unique.values()];
  }

  async function search(question: ReadQuestion, level: LookUp['level'], signal: AbortSignal) {
    const asked = (await books.get()).slice(0, MOST_BOOKS);
    const found = await Promise.all(asked.map((book) => findIn(book, question, signal)));
    const candidates = found.map((ofBook) => rank(ofBook, question).slice(0, MOST_ARTICLES));
    const passages = await Promise.all(
      candidates.flat().map(async (candidate) => {
        const article = await read(candidate.book, candidate.path, signal);
        const passage = article && findPassage(article, question, { level, ...candidate });
        return article && passage && { ...passage, source: sourceOf(candidate, article) };
      }),
    );
    // An answer of a children's book, then of another, then what is at least about the thing.
    const given = passages.filter((passage) => passage !== null);
    return given.find(({ isAnswer }) => isAnswer) ?? given[0] ?? null;
  }

  /** What the article that was talked of says. */
  async function lookAgain(before: Source, asked: LookUp, signal: AbortSignal) {
    const place = placeOf(before);
    const book = place && (await books.get()).find(({ name }) => name === place.book);
    const article = book && (await read(book, place.path, signal));
    if (!article) return null;
    const question = readQuestion(`${asked.question} ${article.title}`);
    const passage = findPassage(article, question, { level: asked.level, isAbout: true });
    return passage?.isAnswer ? { ...passage, source: before } : null;
  }

  return {
    lookUp: async (asked) => {
      const question = readQuestion(asked.question);
      try {
        return await within(async (signal) => {
          if (question.terms.length > 0) {
            const found = await search(question, asked.level, signal);
            if (found?.isAnswer) return found;
            const again = asked.before && (await lookAgain(asked.before, asked, signal));
            return again ?? found;
          }
          return asked.before ? lookAgain(asked.before, asked, signal) : null;
        });
      } catch (error) {
        log.debug({ err: error }, 'Kiwix was not asked in time');
        return null;
      }
    },

    readArticle: ({ book: name, path }) =>
      within(async (signal) => {
        const book = (await books.get()).find((one) => one.name === name);
        return book ? read(book, path, signal) : null;
      }),

    describe: async () => {
      try {
        const found = await within((signal) => kiwix.listBooks(signal));
        return {
          state: 'answering',
          books: found.map(({ title, articles, isForChildren }) => ({
            title,
            articles,
            isForChildren,
          })),
        };
      } catch {
        return { state: 'silent', books: [] };
      }
    },

    close: () => kiwix.close(),
  };
}

/** Of the things that are named, the one with the longest name: "Farbe" is in "die Farbe vom Quetzal", too. */
function rank(candidates: Candidate[], question: ReadQuestion): Candidate[] {
  const bySubject = { ...question, asked: [] };
  const score = ({ title, isAbout }: Candidate) =>
    (isAbout ? 100 : 0) + (isNamed(title, bySubject) ? 50 : 0) + title.length;
  return candidates.toSorted((one, other) =>
    one.isAbout || other.isAbout ? score(other) - score(one) : 0,
  );
}

/** Titles are in the singular, and suggestions begin with what is asked for. */
const withoutEnding = (word: string) =>
  word.length > 5 ? word.replace(/(?:e[nrs]?|n|s)$/u, '') : word;

const sourceOf = ({ book, path }: Candidate, { title }: Article): Source => ({
  title,
  book: book.title,
  url: articleUrl({ book: book.name, path }),
});

function placeOf({ url }: Source): ArticlePlace | null {
  const { pathname, searchParams } = new URL(url, 'http://lux');
  const path = searchParams.get('path');
  const book = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  return path === null ? null : { book, path };
}
