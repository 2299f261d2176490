import { gql, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Workplace } from '../../components/layout/workplace.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { useSession } from '../../lib/session/session.ts';
import { PasswordGate } from './access/password-gate.tsx';
import { Dashboard } from './dashboard.tsx';

/** True for an admin, the owner, or a session that has given the dashboard password (SPEC 6). */
const DASHBOARD_ACCESS: TypedDocumentNode<
  { dashboardAccess: boolean },
  Record<string, never>
> = gql`
  query DashboardAccess {
    dashboardAccess
  }
`;

/** Locked until the password is given or an admin is logged in (SPEC 4, Admin); again after a while. */
export function Admin() {
  const client = useApolloClient();
  const { refresh } = useSession();
  const { data, error, refetch } = useQuery(DASHBOARD_ACCESS, { fetchPolicy: 'network-only' });
  const [isLocked, setIsLocked] = useState(false);

  useEffect(() => {
    // The next person at this device must not find it in the cache.
    if (isLocked) client.clearStore().catch(() => {});
  }, [isLocked, client]);

  async function open() {
    await refetch();
    setIsLocked(false);
  }
  function lock() {
    setIsLocked(true);
    // The session itself may have ended.
    void refresh();
  }

  if (data?.dashboardAccess && !isLocked) return <Dashboard onLocked={lock} />;
  if (data || isLocked) {
    return (
      <Workplace>
        <PasswordGate onOpen={() => void open().catch(() => {})} />
      </Workplace>
    );
  }
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
