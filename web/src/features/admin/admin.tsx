import { useQuery } from '@apollo/client/react';
import { Button } from '../../components/button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Dashboard } from './dashboard.tsx';
import { DASHBOARD_ACCESS } from './dashboard-access.ts';
import { PasswordGate } from './password-gate.tsx';

/** Locked until the password is given or an admin is logged in (SPEC 4, Admin). */
export function Admin() {
  const { data, error, refetch } = useQuery(DASHBOARD_ACCESS, { fetchPolicy: 'network-only' });
  if (data?.dashboardAccess) return <Dashboard />;
  if (data) return <PasswordGate onOpen={() => void refetch()} />;
  if (error) {
    return (
      <ErrorState
        title="Die Daten konnten nicht geladen werden."
        action={<Button onClick={() => void refetch()}>Erneut versuchen</Button>}
      />
    );
  }
  return <Spinner label="Wird geladen …" />;
}
