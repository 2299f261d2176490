import { KeyRound, LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { unlockDashboard } from './unlock-dashboard.ts';

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
