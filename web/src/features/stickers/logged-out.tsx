import { KeyRound } from 'lucide-react';
import drawing from 'openmoji/color/svg/1F31F.svg?url';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';

/** What a visitor sees instead of a collection (SPEC 2, 6). */
export function LoggedOut() {
  return (
    <EmptyState
      drawing={drawing}
      title="Melde dich an, um deine Sticker-Sammlung zu sehen"
      text="Registriere dich oder melde dich an, um Sticker zu sammeln und deine Fortschritte zu speichern."
      action={
        <Button asChild size="child" className="max-sm:px-4 max-sm:text-base">
          <Link to="/auth">
            <KeyRound aria-hidden />
            Anmelden oder Registrieren
          </Link>
        </Button>
      }
    />
  );
}
