import drawing from 'openmoji/color/svg/1F31F.svg?url';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useSession } from '../../lib/use-session.ts';
import { ComingSoon } from '../coming-soon.tsx';

export function StickersRoute() {
  const { isLoading, user } = useSession();
  return (
    <Page title="Deine Sticker-Sammlung">
      {isLoading && <Spinner label="Einen Moment …" />}
      {!isLoading && user === null && <LoggedOut />}
      {user !== null && (
        <ComingSoon
          drawing={drawing}
          text="LUX druckt noch deine Sticker. Bald kannst du sie hier sammeln."
          wayOn={{ to: '/games', label: 'Zu den Spielen' }}
        />
      )}
    </Page>
  );
}

function LoggedOut() {
  return (
    <EmptyState
      drawing={drawing}
      title="Melde dich an, um deine Sticker-Sammlung zu sehen"
      text="Registriere dich oder melde dich an, um Sticker zu sammeln und deine Fortschritte zu speichern."
      action={
        <Button asChild size="child">
          <Link to="/auth">Anmelden oder Registrieren</Link>
        </Button>
      }
    />
  );
}
