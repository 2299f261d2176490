import { Registration } from '@lux/contracts/accounts/registration.ts';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSession } from '../../lib/session/session.ts';

const schema = Registration.omit({ visitorToken: true, email: true });

interface RegisterFormProps {
  /** The code of the link that led here; empty without one. */
  invitation: string;
  needsInvitation: boolean;
  /** Known beforehand; otherwise the server asks for it when the username is the owner's. */
  needsOwnerSecret: boolean;
}

/** A new account (SPEC 5), with an invitation code or the owner's key if needed. */
export function RegisterForm({ invitation, ...needs }: RegisterFormProps) {
  const { register } = useSession();
  const registration = useForm({
    fields: ['username', 'password', 'displayName', 'invitation', 'ownerSecret'],
    initial: { invitation },
    schema,
    send: register,
    success: () => ({
      title: 'Registrierung erfolgreich',
      description: 'Dein Konto wurde erfolgreich erstellt!',
    }),
    failed: 'Registrierung fehlgeschlagen',
    askedBy: { OWNER_SECRET_NEEDED: 'ownerSecret', INVITATION_NEEDED: 'invitation' },
    refusedBy: {
      USERNAME_TAKEN: 'username',
      PASSWORD_TOO_COMMON: 'password',
      INVITATION_INVALID: 'invitation',
    },
  });
  const isForOwner = needs.needsOwnerSecret || registration.isAsked('ownerSecret');
  const isInvited =
    invitation !== '' || needs.needsInvitation || registration.isAsked('invitation');

  return (
    <form
      ref={registration.form}
      onSubmit={registration.submit}
      noValidate
      className="flex flex-col gap-5"
    >
      {isInvited && !isForOwner && (
        <TextField
          {...registration.bind('invitation')}
          label="Einladung"
          hint="Der Code, den du bekommen hast."
          autoComplete="off"
        />
      )}
      <TextField
        {...registration.bind('username')}
        label="Benutzername"
        hint="Denk dir einen Namen aus. Er muss nicht dein echter Name sein."
        autoComplete="username"
      />
      <PasswordField
        {...registration.bind('password')}
        label="Passwort"
        hint="Mindestens 8 Zeichen. Gut sind drei Wörter, die nicht zusammenpassen."
        autoComplete="new-password"
      />
      <TextField
        {...registration.bind('displayName')}
        label="So soll ich dich nennen"
        autoComplete="nickname"
        isOptional
      />
      {isForOwner && (
        <div className="flex animate-appear flex-col gap-3 rounded-lg bg-info-soft p-4 text-on-info-soft">
          <p role="status">
            Dieser Benutzername gehört der Person, die dieses LUX betreibt. Der Besitzer-Schlüssel
            wurde beim ersten Start von LUX im Terminal angezeigt; er steht auch in der Datei
            secrets.json im Datenordner.
          </p>
          <PasswordField
            {...registration.bind('ownerSecret')}
            label="Besitzer-Schlüssel"
            autoComplete="off"
          />
        </div>
      )}
      <SubmitButton isSending={registration.isSending} waitSeconds={registration.waitSeconds}>
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
