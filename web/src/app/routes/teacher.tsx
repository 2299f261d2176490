import school from 'openmoji/color/svg/1F3EB.svg?url';
import { Navigate } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { useSession } from '../../lib/session/session.ts';

/** The teachers' screens (CLASSROOM): classes, one class, the board of a lesson. */
export function TeacherRoute() {
  const { isLoading, user } = useSession();
  if (user === null && !isLoading) return <Navigate to="/auth" replace />;
  return (
    <Page title="Meine Klassen" width="wide">
      {user === null ? (
        <Spinner label="Einen Moment …" isForScreen />
      ) : (
        <EmptyState drawing={school} title="Noch keine Klasse" />
      )}
    </Page>
  );
}
