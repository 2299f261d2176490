import { School } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
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
      {/* Who looks for a way into the lesson looks here first. */}
      <Button asChild size="child" variant="ghost" className="mx-auto mt-4 low:mt-1">
        <Link to="/beitreten">
          <School aria-hidden />
          In die Stunde mit dem Code
        </Link>
      </Button>
    </Page>
  );
}
