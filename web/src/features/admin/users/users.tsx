import { useMutation, useQuery } from '@apollo/client/react';
import type { User } from '@lux/contracts/accounts/user.ts';
import child from 'openmoji/color/svg/1F9D2.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { graphqlErrorMessage } from '../../../lib/graphql-error-message.ts';
import { toasts } from '../../../lib/toasts.ts';
import { useSession } from '../../../lib/use-session.ts';
import { DELETE_USER } from './delete-user-mutation.ts';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { SET_USER_ADMIN } from './set-user-admin-mutation.ts';
import { UserCard } from './user-card.tsx';
import { USERS } from './users-query.ts';

type Question = { user: User; about: 'delete' | 'admin' };

/** All users; who is protected, the server says (SPEC 6, 8). */
export function Users() {
  const { data, error, refetch } = useQuery(USERS, { fetchPolicy: 'network-only' });
  const [deleteUser] = useMutation(DELETE_USER);
  const [setAdmin] = useMutation(SET_USER_ADMIN);
  const [question, setQuestion] = useState<Question | null>(null);
  const [forgetful, setForgetful] = useState<User | null>(null);
  const isByOwner = useSession().user?.isOwner ?? false;

  async function confirm({ user, about }: Question) {
    setQuestion(null);
    const { id, username, role } = user;
    const isAdmin = role !== 'admin';
    try {
      if (about === 'delete') {
        await deleteUser({ variables: { id } });
        toasts.show({ title: `${username} wurde gelöscht.`, tone: 'success' });
      } else {
        await setAdmin({ variables: { id, isAdmin } });
        const title = isAdmin ? `${username} ist jetzt Admin.` : `${username} ist kein Admin mehr.`;
        toasts.show({ title, tone: 'success' });
      }
    } catch (problem) {
      const description = graphqlErrorMessage(problem) ?? failures[about];
      toasts.show({ title: 'Serverfehler', description, tone: 'danger' });
    }
    void refetch().catch(() => {});
  }

  if (!data && error) {
    return (
      <ErrorState
        title="Die Benutzer konnten nicht geladen werden."
        action={<Button onClick={() => void refetch().catch(() => {})}>Erneut versuchen</Button>}
      />
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  if (data.users.length === 0) {
    return <EmptyState drawing={child} title="Noch keine Benutzer" />;
  }
  return (
    <section aria-label="Benutzer" className="flex flex-col gap-4">
      <p className="text-ink-soft">{data.users.length.toLocaleString('de-DE')} Benutzer</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.users.map((user) => (
          <li key={user.id} className="grid">
            <UserCard
              user={user}
              onDelete={() => setQuestion({ user, about: 'delete' })}
              onToggleAdmin={() => setQuestion({ user, about: 'admin' })}
              onResetPassword={mayReset(user, isByOwner) ? () => setForgetful(user) : null}
            />
          </li>
        ))}
      </ul>
      {forgetful && <ResetPasswordDialog user={forgetful} onClose={() => setForgetful(null)} />}
      {question && (
        <ConfirmDialog
          isOpen
          {...textsOf(question)}
          isDangerous={question.about === 'delete'}
          onConfirm={() => void confirm(question)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

/** Only the owner resets owner and admins; accounts refuses it in any case. */
function mayReset({ isOwner, role }: User, isByOwner: boolean): boolean {
  return isByOwner || (!isOwner && role !== 'admin');
}

const failures = {
  delete: 'Der Benutzer konnte nicht gelöscht werden.',
  admin: 'Die Rechte konnten nicht geändert werden.',
};

function textsOf({ user: { username, role }, about }: Question) {
  if (about === 'delete') {
    return {
      question: `Möchten Sie ${username} wirklich löschen?`,
      description: 'Gespräche, Bilder, Geschichten und Sticker werden ebenfalls gelöscht.',
      confirmLabel: 'Ja, löschen',
    };
  }
  if (role === 'admin') {
    return {
      question: `Soll ${username} kein Admin mehr sein?`,
      confirmLabel: 'Ja, Rechte nehmen',
    };
  }
  return {
    question: `Soll ${username} Admin werden?`,
    description: 'Admins sehen alle Anfragen und Bilder und ändern die Einstellungen.',
    confirmLabel: 'Ja, zum Admin machen',
  };
}
