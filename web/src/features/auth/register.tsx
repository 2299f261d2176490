import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegistration } from './use-registration.ts';

/** Whoever may make an account gets the form; where nobody may, that is said (`registration`). */
export function Register() {
  const registration = useRegistration();
  const [search] = useSearchParams();
  const [hasOwnerSecret, setHasOwnerSecret] = useState(false);
  if (registration === 'closed' && !hasOwnerSecret) {
    return (
      <div className="flex flex-col items-center gap-4 text-center">
        <p className="text-lg">Hier kann man sich gerade kein neues Konto machen.</p>
        <p className="text-ink-soft">
          Frag deine Lehrerin oder deinen Lehrer. Sprechen, malen und spielen kannst du auch ohne
          Konto.
        </p>
        <Button variant="ghost" onClick={() => setHasOwnerSecret(true)}>
          <KeyRound aria-hidden />
          Mit Besitzer-Schlüssel
        </Button>
      </div>
    );
  }
  return (
    <RegisterForm
      invitation={search.get('einladung') ?? ''}
      needsInvitation={registration === 'invitation'}
      needsOwnerSecret={hasOwnerSecret}
    />
  );
}
