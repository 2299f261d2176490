import type { User } from '@lux/contracts/accounts/user.ts';
import { FolderHeart, School } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ChangePassword } from './change-password.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

/** The account's password and, for owner and admins, the second factor. */
export function Account({ user }: { user: User }) {
  const mayAdminister = user.isOwner || user.role === 'admin';
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6">
      <p className="break-words text-center text-lg">
        Du bist angemeldet als <strong>{user.username}</strong>.
      </p>
      {(user.wasNearlyGone || user.goesAt) && (
        <Card tone="info">
          <p className="font-bold">Schön, dass du wieder da bist!</p>
          <p>
            Dein Konto hat lange niemand benutzt, und LUX hätte es bald gelöscht. Jetzt bist du da,
            und alles bleibt, wie es ist.
          </p>
        </Card>
      )}
      {user.isTeacher && (
        <Button asChild size="child" variant="soft">
          <Link to="/lehrkraft">
            <School aria-hidden />
            Meine Klassen
          </Link>
        </Button>
      )}
      <ChangePassword username={user.username} />
      {mayAdminister && <SecondFactor isOn={user.hasSecondFactor} />}
      <Button asChild variant="ghost" size="child">
        <Link to="/meine-daten">
          <FolderHeart aria-hidden />
          Meine Daten ansehen
        </Link>
      </Button>
    </div>
  );
}
