import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import { OWN_CACHE } from '../../offline/worker/cache-names.ts';
import { childChange } from '../session/child-change.ts';
import { visitorToken } from '../storage/visitor-token.ts';
import { refusals } from './refusals.ts';

const addressOf = (operation: string) => `/kept-answers/${operation}`;

/** The last answers to a few queries, for when there is no line. They go with the child. */
const keptAnswers = {
  /** Never rejects: it is only for later. */
  async write(operation: string, data: unknown): Promise<void> {
    try {
      const cache = await caches.open(OWN_CACHE);
      await cache.put(addressOf(operation), Response.json(data));
    } catch {
      // No caches, or no room in them.
    }
  },

  /** What was answered last, not yet checked for its shape; null where nothing was. */
  async read(operation: string): Promise<Record<string, unknown> | null> {
    try {
      const kept = await (await caches.open(OWN_CACHE)).match(addressOf(operation));
      return kept ? await kept.json() : null;
    } catch {
      return null;
    }
  },
};

/** What a child wants to look at without a line: the sticker album. */
const KEPT = new Set(['Stickers', 'UserStickers']);

/** Keeps these answers, and gives them again while the line is away. A server's refusal stays one. */
export const keepAnswersLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName;
  if (name === undefined || !KEPT.has(name)) return forward(operation);
  return forward(operation).pipe(
    tap(({ data, errors }) => {
      if (data && !errors) void keptAnswers.write(name, data);
    }),
    catchError((error: unknown) => {
      // That is how `fetch` says that nobody was reached.
      if (!(error instanceof TypeError)) return throwError(() => error);
      return from(keptAnswers.read(name)).pipe(
        mergeMap((data) => (data === null ? throwError(() => error) : of({ data }))),
      );
    }),
  );
});

/** Makes a GraphQL call once more where its refusal was seen to (`refusals.ts`). */
const refusalsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      const code = result.errors?.[0]?.extensions?.code;
      if (code === undefined) return of(result);
      return from(refusals.mayRepeat(code)).pipe(
        mergeMap((mayRepeat) => (mayRepeat ? forward(operation) : of(result))),
      );
    }),
  ),
);

const withVisitorToken = new SetContextLink((previous) => ({
  headers: { ...previous.headers, 'x-visitor-token': visitorToken() },
}));

/** One client for /graphql. Imported only by routes that need it: Apollo is not in the first visit. */
export const apollo = new ApolloClient({
  link: ApolloLink.from([
    refusalsLink,
    keepAnswersLink,
    withVisitorToken,
    new HttpLink({ uri: '/graphql', credentials: 'include' }),
  ]),
  cache: new InMemoryCache(),
});

// What one child has asked, the next must not be shown.
childChange.onChange(() => void apollo.clearStore());
