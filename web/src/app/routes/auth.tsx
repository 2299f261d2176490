import { Navigate } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { Auth } from '../../features/auth/auth.tsx';
import { useSession } from '../../lib/session/session.ts';

/** Who is logged in already has nothing to do here (SPEC 2). */
export function AuthRoute() {
  const { isLoading, user } = useSession();
  if (user !== null) return <Navigate to="/" replace />;
  return (
    <Page title="Anmeldung & Registrierung">
      {isLoading ? <Spinner label="Einen Moment …" isForScreen /> : <Auth />}
    </Page>
  );
}
