import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apollo } from './apollo.ts';

/** Around the routes that use GraphQL, and imported by them alone. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apollo}>{children}</ApolloProvider>;
}
