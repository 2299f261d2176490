import { Navigate } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { Account } from '../../features/account/account.tsx';
import { useSession } from '../../lib/session/session.ts';

/** The own account, for whoever is logged in. */
export function AccountRoute() {
  const { isLoading, user } = useSession();
  if (user === null && !isLoading) return <Navigate to="/auth" replace />;
  return (
    <Page title="Mein Konto">
      {user === null ? (
        <Spinner label="Einen Moment …" isForScreen />
      ) : (
        <Account key={user.id} user={user} />
      )}
    </Page>
  );
}
