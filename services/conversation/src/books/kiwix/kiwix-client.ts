import { type Dispatcher, Pool } from 'undici';

import { type Book, readCatalog } from './read-catalog.ts';
import { type Found, readFound } from './read-found.ts';
import { readSuggestions } from './read-suggestions.ts';

export interface Kiwix {
  /** @throws where Kiwix cannot be asked in time, as all of these. */
  listBooks: (signal: AbortSignal) => Promise<Book[]>;
  /** Titles that begin with, or have, this word; the best first. */
  suggest: (book: Book, term: string, signal: AbortSignal) => Promise<Found[]>;
  /** Articles in which all these words stand; the best first. */
  search: (book: Book, words: string, signal: AbortSignal) => Promise<Found[]>;
  /** A page of a book as HTML; null where there is none. */
  readPage: (book: Book, path: string, signal: AbortSignal) => Promise<string | null>;
  close: () => Promise<void>;
}

const MOST_BYTES = 3 * 1024 * 1024;
const MOST_CONNECTIONS = 12;
const MOST_FOUND = 5;
/** An article's other names lead to it. */
const MOST_REDIRECTS = 3;

/**
 * A `kiwix-serve` over HTTP, versions 3.3 to 3.7. Nothing but this server is ever asked: paths are put
 * together from names of its own catalog, and redirects lead into the same book or nowhere.
 */
export function createKiwix(url: string): Kiwix {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, { connections: MOST_CONNECTIONS });

  const get = (path: string, signal: AbortSignal) => pool.request({ method: 'GET', path, signal });

  /** @throws for every status but 200. */
  async function read(path: string, signal: AbortSignal): Promise<string> {
    const answer = await get(`${prefix}${path}`, signal);
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      throw new Error(`Kiwix answered ${answer.statusCode}`);
    }
    return readBounded(answer.body);
  }

  const query = (values: Record<string, string | number>) =>
    new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [name, `${value}`]),
    );

  return {
    listBooks: async (signal) => readCatalog(await read('/catalog/v2/entries?count=-1', signal)),

    suggest: async (book, term, signal) => {
      const asked = query({ content: book.slug, term, count: MOST_FOUND });
      return readSuggestions(await read(`/suggest?${asked}`, signal));
    },

    search: async (book, words, signal) => {
      const asked = query({
        'books.id': book.id,
        pattern: words,
        format: 'xml',
        pageLength: MOST_FOUND,
      });
      return readFound(await read(`/search?${asked}`, signal), book.root);
    },

    readPage: async (book, path, signal) => {
      let place = pagePath(book, path);
      for (let hops = 0; place !== null && hops <= MOST_REDIRECTS; hops += 1) {
        const { statusCode, headers, body } = await get(place, signal);
        const type = `${headers['content-type'] ?? ''}`;
        if (statusCode === 200 && type.startsWith('text/html')) return readBounded(body);
        await body.dump();
        if (statusCode >= 500) throw new Error(`Kiwix answered ${statusCode}`);
        const isMoved = statusCode >= 300 && statusCode < 400;
        place = isMoved ? withinBook(book, `${headers.location ?? ''}`, origin) : null;
      }
      return null;
    },

    close: () => pool.destroy(),
  };
}

/** Where a page is asked for; null for a path that would lead out of its book. */
function pagePath({ root }: Book, path: string): string | null {
  const parts = path.split('/');
  const leadsOut = parts.some((part) => part === '' || part === '.' || part === '..');
  if (leadsOut || /[\p{Cc}\\]/u.test(path) || !path.isWellFormed()) return null;
  return `${root}/${parts.map(encodeURIComponent).join('/')}`;
}

/** Where a redirect leads, if that is into the same book of the same server. */
function withinBook(book: Book, location: string, origin: string): string | null {
  const target = URL.parse(location, origin);
  if (target?.origin !== origin || !target.pathname.startsWith(`${book.root}/`)) return null;
  const rest = target.pathname.slice(book.root.length + 1);
  try {
    return pagePath(book, decodeURIComponent(rest));
  } catch {
    return null;
  }
}

async function readBounded(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the answer of Kiwix is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
