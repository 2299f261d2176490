import { SecondFactorRemoval } from '@lux/contracts/accounts/second-factor.ts';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { SubmitOrCancel } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { secondFactorApi } from './second-factor-api.ts';

/** Removes the second factor, which takes both password and code. */
export function RemoveSecondFactor({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <ShieldOff aria-hidden />
        Zweiten Faktor entfernen
      </Button>
    );
  }
  return <RemovalForm onRemoved={onRemoved} onCancel={() => setIsAsking(false)} />;
}

interface RemovalFormProps {
  onRemoved: () => void;
  onCancel: () => void;
}

function RemovalForm({ onRemoved, onCancel }: RemovalFormProps) {
  const removal = useForm({
    fields: ['password', 'code'],
    schema: SecondFactorRemoval,
    send: async (given) => {
      await secondFactorApi.remove(given);
      onRemoved();
    },
    success: () => ({
      title: 'Der zweite Faktor ist entfernt',
      description: 'Zum Anmelden genügt wieder Ihr Passwort.',
    }),
    failed: 'Der zweite Faktor ist noch eingerichtet',
    refusedBy: { WRONG_PASSWORD: 'password', SECOND_FACTOR_WRONG: 'code' },
  });
  return (
    <form ref={removal.form} onSubmit={removal.submit} noValidate className="flex flex-col gap-5">
      <PasswordField
        {...removal.bind('password')}
        label="Ihr Passwort"
        autoComplete="current-password"
      />
      <CodeField
        {...removal.bind('code')}
        label="Sechsstelliger Code"
        hint="Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode."
      />
      <SubmitOrCancel
        isSending={removal.isSending}
        waitSeconds={removal.waitSeconds}
        onCancel={onCancel}
      >
        <ShieldOff aria-hidden />
        Entfernen
      </SubmitOrCancel>
    </form>
  );
}
