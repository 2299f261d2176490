import { lazy, Suspense } from 'react';
import { Page } from '../../components/layout/page.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { LoggedOut } from '../../features/stickers/logged-out.tsx';
import { useSession } from '../../lib/session/session.ts';

/** A visitor has none and does not pay for it. */
const OwnCollection = lazy(() =>
  import('../../features/stickers/own-collection.tsx').then((m) => ({ default: m.OwnCollection })),
);

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
      <Suspense fallback={<Spinner label="Einen Moment …" isForScreen />}>
        <OwnCollection />
      </Suspense>
    </Page>
  );
}
