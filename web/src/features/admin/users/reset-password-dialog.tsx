import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { PasswordReset } from '@lux/contracts/accounts/password.ts';
import type { PasswordResetResult, User } from '@lux/contracts/accounts/user.ts';
import { KeyRound, WandSparkles } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Modal } from '../../../components/dialogs/modal.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';

const RESET_PASSWORD: TypedDocumentNode<
  { resetPassword: Pick<PasswordResetResult, 'generatedPassword'> },
  { id: string; password?: string }
> = gql`
  mutation ResetPassword($id: ID!, $password: String) {
    resetPassword(id: $id, password: $password) {
      generatedPassword
    }
  }
`;

interface ResetPasswordDialogProps {
  user: Pick<User, 'id' | 'username'>;
  onClose: () => void;
}

/** Sets a new password for somebody who forgot theirs: generated or chosen, shown only once. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  // Not cached: the password must be gone once the dialog is closed.
  const [send, { loading }] = useMutation(RESET_PASSWORD, { fetchPolicy: 'no-cache' });

  async function reset(password?: string) {
    if (loading) return;
    setError(null);
    try {
      const variables = { id: user.id, ...(password !== undefined && { password }) };
      const { data } = await send({ variables });
      setShown(data?.resetPassword.generatedPassword ?? password ?? null);
    } catch (problem) {
      setError(graphqlErrorMessage(problem) ?? 'Das Passwort konnte nicht zurückgesetzt werden.');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = PasswordReset.safeParse({ password: chosen });
    if (given.success) return void reset(chosen);
    setError(given.error.issues[0]?.message ?? null);
  }

  return (
    <Modal labelledBy={titleId} className="max-w-lg" onCancel={onClose}>
      <h2 id={titleId} className="text-xl">
        {shown === null
          ? `Neues Passwort für ${user.username}`
          : `${user.username} hat ein neues Passwort`}
      </h2>
      {shown === null ? (
        <div className="mt-3 flex flex-col gap-5">
          <p className="text-ink-soft">
            {user.username} wird überall abgemeldet und kommt nur noch mit dem neuen Passwort
            hinein.
          </p>
          <Button data-first-focus disabled={loading} onClick={() => void reset()}>
            <WandSparkles aria-hidden />
            Passwort erzeugen
          </Button>
          <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
            <Field label="Oder selbst eines wählen" hint="Mindestens 8 Zeichen" error={error}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={chosen}
                  onChange={({ target }) => setChosen(target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="soft" disabled={loading}>
              <KeyRound aria-hidden />
              Dieses Passwort setzen
            </Button>
          </form>
          <Button variant="outline" onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      ) : (
        <div className="mt-3 flex flex-col gap-5">
          <p
            role="status"
            className="select-all break-words rounded-md bg-surface-sunken p-4 text-center font-mono text-xl"
          >
            {shown}
          </p>
          <p className="text-ink-soft">
            Bitte sagen oder schreiben Sie es {user.username} jetzt: Es wird nicht noch einmal
            angezeigt.
          </p>
          <Button data-first-focus onClick={onClose}>
            Fertig
          </Button>
        </div>
      )}
    </Modal>
  );
}
