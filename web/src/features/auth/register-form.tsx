import { Registration } from '@lux/contracts/accounts/registration.ts';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/use-session.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

const schema = Registration.omit({ visitorToken: true });

export function RegisterForm() {
  const { register } = useSession();
  const auth = useAuthForm({
    fields: ['username', 'password', 'displayName', 'email'],
    schema,
    send: register,
    welcome: () => ({
      title: 'Registrierung erfolgreich',
      description: 'Dein Konto wurde erfolgreich erstellt!',
    }),
    failed: 'Registrierung fehlgeschlagen',
  });

  return (
    <form ref={auth.form} onSubmit={auth.submit} noValidate className="flex flex-col gap-5">
      <TextField
        {...auth.bind('username')}
        label="Benutzername"
        hint="Denk dir einen Namen aus. Er muss nicht dein echter Name sein."
        autoComplete="username"
        error={auth.errorOf('username')}
      />
      <PasswordField
        {...auth.bind('password')}
        hint="Mindestens 8 Zeichen. Gut sind drei Wörter, die nicht zusammenpassen."
        autoComplete="new-password"
        error={auth.errorOf('password')}
      />
      <TextField
        {...auth.bind('displayName')}
        label="So soll ich dich nennen"
        autoComplete="nickname"
        isOptional
        error={auth.errorOf('displayName')}
      />
      <TextField
        {...auth.bind('email')}
        label="E-Mail-Adresse deiner Eltern"
        type="email"
        autoComplete="off"
        isOptional
        error={auth.errorOf('email')}
      />
      <SubmitButton isSending={auth.isSending} waitSeconds={auth.waitSeconds}>
        <UserPlus aria-hidden />
        Konto anlegen
      </SubmitButton>
      <p className="text-center text-ink-soft text-sm">
        Was mit deinen Daten passiert, steht unter{' '}
        <Link to="/datenschutz/kinder" className="underline underline-offset-4">
          Datenschutz für Kinder
        </Link>
        .
      </p>
    </form>
  );
}
