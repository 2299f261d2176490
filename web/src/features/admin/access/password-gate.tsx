import { KeyRound, LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { rest } from '../../../lib/api/rest.ts';

/** Answer of `POST /api/dashboard/login` (SPEC 7). */
const DashboardLogin = z.object({ success: z.boolean() });

/** The sentence to show, or null when the dashboard is open (SPEC 5, 8). */
async function unlockDashboard(password: string): Promise<string | null> {
  if (password === '') return 'Bitte geben Sie das Passwort ein.';
  try {
    const { success } = await rest.post(
      '/api/dashboard/login',
      { password },
      async () => DashboardLogin,
    );
    return success ? null : 'Falsches Passwort';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401 || status === 403) return 'Falsches Passwort';
    // Too many tries: the server's sentence says how long to wait.
    if (error instanceof ApiError && status === 429 && error.isForPerson) return error.message;
    return 'Fehler bei der Anmeldung';
  }
}

export function PasswordGate({ onOpen }: { onOpen: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    setIsChecking(true);
    const refusal = await unlockDashboard(password);
    setIsChecking(false);
    setError(refusal);
    if (refusal === null) onOpen();
  }

  return (
    <Card padding="lg" className="mx-auto mt-4 w-full max-w-md">
      <span className="mx-auto mb-4 grid size-20 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <LockKeyhole aria-hidden className="size-9" />
      </span>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label="Passwort" error={error}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={isChecking}>
          <KeyRound aria-hidden />
          {isChecking ? 'Wird geprüft …' : 'Anmelden'}
        </Button>
      </form>
    </Card>
  );
}
