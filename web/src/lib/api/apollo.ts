import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import { childChange } from '../session/child-change.ts';
import { cachedAnswers } from '../storage/user-cache.ts';
import { visitorToken } from '../storage/visitor-token.ts';
import { refusals } from './refusals.ts';

/** What a child wants to look at offline: the sticker album. */
const CACHED = new Set(['Stickers', 'UserStickers']);

/** Caches these answers, and gives them again while the browser is offline. A server's refusal stays one. */
export const cacheAnswersLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName;
  if (name === undefined || !CACHED.has(name)) return forward(operation);
  return forward(operation).pipe(
    tap(({ data, errors }) => {
      if (data && !errors) void cachedAnswers.write(name, data);
    }),
    catchError((error: unknown) => {
      // `fetch` rejects so where no server was reached.
      if (!(error instanceof TypeError)) return throwError(() => error);
      return from(cachedAnswers.read(name)).pipe(
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
    cacheAnswersLink,
    withVisitorToken,
    new HttpLink({ uri: '/graphql', credentials: 'include' }),
  ]),
  cache: new InMemoryCache(),
});

// What one child has asked, the next must not be shown.
childChange.onChange(() => void apollo.clearStore());
