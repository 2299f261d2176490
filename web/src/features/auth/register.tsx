import { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { rest } from '../../lib/api/rest.ts';
import { RegisterForm } from './register-form.tsx';

const RegistrationSetting = PublicSettings.pick({ registration: true });
type Registration = PublicSettings['registration'];

/** Who may register (`GET /api/settings`); open while loading and after a failure. */
function useRegistration(): Registration {
  const [registration, setRegistration] = useState<Registration>('open');
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get('/api/settings', async () => RegistrationSetting, { signal: leaving.signal })
      .then(
        (settings) => setRegistration(settings.registration),
        // The server refuses the registration itself, then.
        () => {},
      );
    return () => leaving.abort();
  }, []);
  return registration;
}

/** The registration form, or a note if registration is closed. */
export function Register() {
  const registration = useRegistration();
  const [search] = useSearchParams();
  const [hasOwnerSecret, setHasOwnerSecret] = useState(false);
  const invitation = search.get('einladung') ?? '';
  // A teacher's invitation works where registration is closed, too; the server knows which one it is.
  if (registration === 'closed' && !hasOwnerSecret && invitation === '') {
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
      invitation={invitation}
      needsInvitation={registration === 'invitation'}
      needsOwnerSecret={hasOwnerSecret}
    />
  );
}
