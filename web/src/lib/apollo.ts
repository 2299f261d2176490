import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { childChange } from './child-change.ts';
import { keepAnswersLink } from './keep-answers-link.ts';
import { refusalsLink } from './refusals-link.ts';
import { visitorToken } from './visitor-token.ts';

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
