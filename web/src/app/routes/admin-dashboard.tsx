import { Navigate } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { Admin } from '../../features/admin/admin.tsx';
import { GraphqlProvider } from '../../lib/api/graphql-provider.tsx';
import { useSession } from '../../lib/session/session.ts';

/** For logged-in users only (SPEC 2); then for admins, or with the dashboard's password. */
export function AdminDashboardRoute() {
  const { isLoading, user } = useSession();
  if (user === null && !isLoading) return <Navigate to="/auth" replace />;
  return (
    <Page title="Admin-Dashboard" width="full">
      {user === null ? (
        <Spinner label="Einen Moment …" isForScreen />
      ) : (
        <GraphqlProvider key={user.id}>
          <Admin />
        </GraphqlProvider>
      )}
    </Page>
  );
}
