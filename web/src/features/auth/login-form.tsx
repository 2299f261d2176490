import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { KeyRound } from 'lucide-react';
import { useSession } from '../../lib/use-session.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

const schema = Credentials.omit({ visitorToken: true });

export function LoginForm() {
  const { logIn } = useSession();
  const auth = useAuthForm({
    fields: ['username', 'password'],
    schema,
    send: logIn,
    welcome: ({ displayName, username }) => ({
      title: 'Login erfolgreich',
      description: `Willkommen zurück, ${displayName || username}!`,
    }),
    failed: 'Login fehlgeschlagen',
  });

  return (
    <form ref={auth.form} onSubmit={auth.submit} noValidate className="flex flex-col gap-5">
      <TextField
        {...auth.bind('username')}
        label="Benutzername"
        autoComplete="username"
        error={auth.errorOf('username')}
      />
      <PasswordField
        {...auth.bind('password')}
        autoComplete="current-password"
        error={auth.errorOf('password')}
      />
      <SubmitButton isSending={auth.isSending} waitSeconds={auth.waitSeconds}>
        <KeyRound aria-hidden />
        Anmelden
      </SubmitButton>
    </form>
  );
}
