import { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import { useEffect, useState } from 'react';
import { rest } from '../../lib/rest.ts';

const RegistrationSetting = PublicSettings.pick({ registration: true });
type Registration = PublicSettings['registration'];

/** Who may make an account (`GET /api/settings`); open until the answer is there, or where none comes. */
export function useRegistration(): Registration {
  const [registration, setRegistration] = useState<Registration>('open');
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get('/api/settings', async () => RegistrationSetting, { signal: leaving.signal })
      .then(
        (settings) => setRegistration(settings.registration),
        // The server says it with the registration, then.
        () => {},
      );
    return () => leaving.abort();
  }, []);
  return registration;
}
