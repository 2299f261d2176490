import { GraphqlProvider } from '../../lib/api/graphql-provider.tsx';
import { Collection } from './collection.tsx';
import { StickersProvider } from './stickers-provider.tsx';

/** The collection of whoever is logged in, with what it talks to the server by. */
export function OwnCollection() {
  return (
    <GraphqlProvider>
      <StickersProvider>
        <Collection />
      </StickersProvider>
    </GraphqlProvider>
  );
}
