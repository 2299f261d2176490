import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { KeyRound } from 'lucide-react';
import { CodeField } from '../../forms/code-field.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSession } from '../../lib/session/session.ts';

const schema = Credentials.omit({ visitorToken: true });

/** Name and password (SPEC 5); a code or a new password where the server asks for one. */
export function LoginForm() {
  const { logIn } = useSession();
  const login = useForm({
    fields: ['username', 'password', 'code', 'newPassword'],
    schema,
    send: logIn,
    success: ({ displayName, username, wasNearlyGone }) => ({
      title: 'Login erfolgreich',
      description: `${
        wasNearlyGone ? 'Schön, dass du wieder da bist' : 'Willkommen zurück'
      }, ${displayName || username}!${
        wasNearlyGone ? ' LUX hätte dein Konto bald gelöscht. Jetzt bleibt es.' : ''
      }`,
    }),
    failed: 'Login fehlgeschlagen',
    askedBy: { SECOND_FACTOR_NEEDED: 'code', PASSWORD_CHANGE_NEEDED: 'newPassword' },
    refusedBy: {
      LOGIN_FAILED: 'password',
      SECOND_FACTOR_WRONG: 'code',
      PASSWORD_TOO_COMMON: 'newPassword',
    },
  });

  return (
    <form
      ref={login.form}
      onSubmit={login.submit}
      noValidate
      className="flex flex-col gap-5 low:lying:grid low:lying:grid-cols-2 low:gap-3 low:lying:[&>:last-child]:col-span-2"
    >
      <TextField {...login.bind('username')} label="Benutzername" autoComplete="username" />
      <PasswordField {...login.bind('password')} label="Passwort" autoComplete="current-password" />
      {login.isAsked('code') && (
        <CodeField
          {...login.bind('code')}
          label="Sechsstelliger Code"
          hint="Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode."
        />
      )}
      {login.isAsked('newPassword') && (
        <div className="flex animate-appear flex-col gap-3 rounded-lg bg-primary-soft p-4 text-on-primary-soft">
          <p role="status">
            Deine Lehrerin oder dein Lehrer hat dir ein neues Passwort gegeben. Denk dir jetzt dein
            eigenes aus.
          </p>
          <PasswordField
            {...login.bind('newPassword')}
            label="Dein eigenes Passwort"
            hint="Mindestens 8 Zeichen. Gut sind drei Wörter, die nicht zusammenpassen."
            autoComplete="new-password"
          />
        </div>
      )}
      <SubmitButton isSending={login.isSending} waitSeconds={login.waitSeconds}>
        <KeyRound aria-hidden />
        Anmelden
      </SubmitButton>
    </form>
  );
}
