import { Page } from '../../components/page.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Collection } from '../../features/stickers/collection.tsx';
import { LoggedOut } from '../../features/stickers/logged-out.tsx';
import { StickersProvider } from '../../features/stickers/stickers-provider.tsx';
import { GraphqlProvider } from '../../lib/graphql-provider.tsx';
import { useSession } from '../../lib/use-session.ts';

export function StickersRoute() {
  const { isLoading, user } = useSession();
  if (user === null) {
    return (
      <Page title="Sticker" isTitleHidden>
        {isLoading ? <Spinner label="Einen Moment …" isForScreen /> : <LoggedOut />}
      </Page>
    );
  }
  return (
    <Page
      key={user.id}
      title="Deine Sticker-Sammlung"
      subtitle="Sammle Sticker für deine Erfolge und Entdeckungen!"
      width="wide"
    >
      <GraphqlProvider>
        <StickersProvider>
          <Collection />
        </StickersProvider>
      </GraphqlProvider>
    </Page>
  );
}
