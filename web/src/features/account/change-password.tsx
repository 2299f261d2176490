import { PasswordChange } from '@lux/contracts/accounts/password.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { KeyRound } from 'lucide-react';
import { Card } from '../../components/layout/card.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import { rest } from '../../lib/api/rest.ts';

/** Changes one's own password; other devices are logged out. */
export function ChangePassword({ username }: { username: string }) {
  const change = useForm({
    fields: ['currentPassword', 'newPassword'],
    schema: PasswordChange,
    send: async (given) => {
      await rest.put('/api/me/password', given, async () => User);
      change.clear();
    },
    success: () => ({
      title: 'Dein Passwort ist geändert',
      description: 'Auf anderen Geräten bist du jetzt abgemeldet.',
    }),
    failed: 'Das Passwort ist noch das alte',
    refusedBy: { WRONG_PASSWORD: 'currentPassword', PASSWORD_TOO_COMMON: 'newPassword' },
  });
  return (
    <Card padding="lg">
      <form ref={change.form} onSubmit={change.submit} noValidate className="flex flex-col gap-5">
        <h2 className="text-xl">Passwort ändern</h2>
        {/* For password managers, which otherwise do not know whose password this is. */}
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={username}
          aria-hidden
          tabIndex={-1}
        />
        <PasswordField
          {...change.bind('currentPassword')}
          label="Passwort von jetzt"
          autoComplete="current-password"
        />
        <PasswordField
          {...change.bind('newPassword')}
          label="Neues Passwort"
          hint="Mindestens 8 Zeichen. Gut sind drei Wörter, die nicht zusammenpassen."
          autoComplete="new-password"
        />
        <SubmitButton isSending={change.isSending} waitSeconds={change.waitSeconds}>
          <KeyRound aria-hidden />
          Passwort ändern
        </SubmitButton>
      </form>
    </Card>
  );
}
