import { ApolloLink } from '@apollo/client';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import { keptAnswers } from './kept-answers.ts';

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
