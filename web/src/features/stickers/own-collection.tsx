import { GraphqlProvider } from '../../lib/api/graphql-provider.tsx';
import { Collection } from './collection.tsx';
import { StickersProvider } from './stickers-provider.tsx';

/** The collection of the current user, with its Apollo and sticker providers. */
export function OwnCollection() {
  return (
    <GraphqlProvider>
      <StickersProvider>
        <Collection />
      </StickersProvider>
    </GraphqlProvider>
  );
}
