import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { refusals } from './refusals.ts';

/** Makes a GraphQL call once more where its refusal was seen to (`refusals.ts`). */
export const refusalsLink = new ApolloLink((operation, forward) =>
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
