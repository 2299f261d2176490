import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { User } from '@lux/contracts/accounts/user.ts';
import child from 'openmoji/color/svg/1F9D2.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { downloadExport } from '../exports/download-export.ts';
import { Invitations } from './invitations.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { type ListedUser, USERS, UserCard } from './user-card.tsx';

const SET_USER_ADMIN: TypedDocumentNode<
  { setUserAdmin: Pick<User, 'id' | 'role'> },
  { id: string; isAdmin: boolean }
> = gql`
  mutation SetUserAdmin($id: ID!, $isAdmin: Boolean!) {
    setUserAdmin(id: $id, isAdmin: $isAdmin) {
      id
      role
    }
  }
`;

const SET_USER_TEACHER: TypedDocumentNode<
  { setUserTeacher: Pick<User, 'id' | 'isTeacher'> },
  { id: string; isTeacher: boolean }
> = gql`
  mutation SetUserTeacher($id: ID!, $isTeacher: Boolean!) {
    setUserTeacher(id: $id, isTeacher: $isTeacher) {
      id
      isTeacher
    }
  }
`;

/** For an admin who lost the phone; only the owner may. @throws ApiError */
async function removeSecondFactor(id: string): Promise<void> {
  await refusals.call(() => rest.delete(`/api/admin/users/${id}/second-factor`));
}

/** Everything of one account, for the child's parents. @throws ApiError */
async function downloadUser({ id, username }: ListedUser): Promise<void> {
  const path = `/api/admin/users/${id}/data/archive`;
  const filename = `LUX-${username}-${new Date().toISOString().slice(0, 10)}.zip`;
  const { signal } = new AbortController();
  await refusals.call(() => downloadExport({ path, filename, signal, onProgress: () => {} }));
}

const DELETE_USER: TypedDocumentNode<{ deleteUser: boolean }, { id: string }> = gql`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id)
  }
`;

type Question = { user: ListedUser; about: keyof typeof failures };

/** All users. The server decides who is protected (SPEC 6, 8). */
export function Users() {
  const { data, error, refetch } = useQuery(USERS, { fetchPolicy: 'network-only' });
  const [deleteUser] = useMutation(DELETE_USER);
  const [setAdmin] = useMutation(SET_USER_ADMIN);
  const [setTeacher] = useMutation(SET_USER_TEACHER);
  const [question, setQuestion] = useState<Question | null>(null);
  const [forgetful, setForgetful] = useState<ListedUser | null>(null);
  const isByOwner = useSession().user?.isOwner ?? false;

  async function confirm({ user, about }: Question) {
    setQuestion(null);
    const { id, username, role } = user;
    const isAdmin = role !== 'admin';
    try {
      if (about === 'delete') {
        await deleteUser({ variables: { id } });
        toasts.show({ title: `${username} wurde gelöscht.`, tone: 'success' });
      } else if (about === 'teacher') {
        const isTeacher = !user.isTeacher;
        await setTeacher({ variables: { id, isTeacher } });
        const title = `${username} ist ${isTeacher ? 'jetzt Lehrkraft' : 'keine Lehrkraft mehr'}.`;
        toasts.show({ title, tone: 'success' });
      } else if (about === 'export') {
        await downloadUser(user);
        toasts.show({ title: `Alles von ${username} ist heruntergeladen.`, tone: 'success' });
      } else if (about === 'second-factor') {
        await removeSecondFactor(id);
        const title = `${username} braucht zum Anmelden nur noch das Passwort.`;
        toasts.show({ title, tone: 'success' });
      } else {
        await setAdmin({ variables: { id, isAdmin } });
        const title = isAdmin ? `${username} ist jetzt Admin.` : `${username} ist kein Admin mehr.`;
        toasts.show({ title, tone: 'success' });
      }
    } catch (problem) {
      const byRest = problem instanceof ApiError && problem.isForPerson ? problem.message : null;
      const description = byRest ?? graphqlErrorMessage(problem) ?? failures[about];
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
    return (
      <div className="flex flex-col gap-4">
        <Invitations />
        <EmptyState drawing={child} title="Noch keine Benutzer" />
      </div>
    );
  }
  return (
    <section aria-label="Benutzer" className="flex flex-col gap-4">
      <Invitations />
      <p className="text-ink-soft">
        {data.users.length.toLocaleString('de-DE')} Benutzer{leavingNote(data.users)}
        {!isByOwner && '. Adminrechte gibt und nimmt nur, wem dieses LUX gehört (Besitzer).'}
      </p>
      <ul className="grid gap-2">
        {data.users.map((user) => (
          <li key={user.id} className="grid">
            <UserCard
              user={user}
              onDelete={() => setQuestion({ user, about: 'delete' })}
              onToggleTeacher={() => setQuestion({ user, about: 'teacher' })}
              onToggleAdmin={
                isByOwner && !user.isOwner ? () => setQuestion({ user, about: 'admin' }) : null
              }
              onResetPassword={mayReset(user, isByOwner) ? () => setForgetful(user) : null}
              onExport={isManager(user) ? null : () => setQuestion({ user, about: 'export' })}
              onRemoveSecondFactor={
                isByOwner && !user.isOwner && user.hasSecondFactor
                  ? () => setQuestion({ user, about: 'second-factor' })
                  : null
              }
            />
          </li>
        ))}
      </ul>
      {forgetful && <ResetPasswordDialog user={forgetful} onClose={() => setForgetful(null)} />}
      {question && (
        <ConfirmDialog
          isOpen
          {...textsOf(question)}
          isDangerous={isDangerous(question)}
          onConfirm={() => void confirm(question)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

/** How many go soon, as nobody uses them. */
function leavingNote(users: ListedUser[]): string {
  const leaving = users.filter(({ goesAt }) => goesAt).length;
  if (leaving === 0) return '';
  return leaving === 1
    ? ', davon wird 1 bald gelöscht, weil niemand es benutzt'
    : `, davon werden ${leaving} bald gelöscht, weil niemand sie benutzt`;
}

/** Only the owner resets the passwords of admins and owner; accounts refuses others in any case. */
function mayReset({ isOwner, role }: ListedUser, isByOwner: boolean): boolean {
  return isByOwner || (!isOwner && role !== 'admin');
}

const isManager = ({ isOwner, role }: ListedUser) => isOwner || role === 'admin';

const failures = {
  delete: 'Der Benutzer konnte nicht gelöscht werden.',
  admin: 'Die Rechte konnten nicht geändert werden.',
  teacher: 'Die Rechte konnten nicht geändert werden.',
  export: 'Die Daten konnten nicht heruntergeladen werden.',
  'second-factor': 'Der zweite Faktor konnte nicht entfernt werden.',
};

/** What takes something away from somebody. */
function isDangerous({ user, about }: Question): boolean {
  return about === 'teacher' ? user.isTeacher : about === 'delete' || about === 'second-factor';
}

function textsOf({ user: { username, role, isTeacher }, about }: Question) {
  if (about === 'delete') {
    return {
      question: `Möchten Sie ${username} wirklich löschen?`,
      description: 'Gespräche, Bilder, Geschichten und Sticker werden ebenfalls gelöscht.',
      confirmLabel: 'Ja, löschen',
    };
  }
  if (about === 'export') {
    return {
      question: `Möchten Sie alles von ${username} herunterladen?`,
      description:
        'Eine ZIP-Datei mit Gesprächen, Bildern, Geschichten und Stickern, wie die Eltern sie verlangen können (Art. 15 DSGVO). Geben Sie sie nur ihnen. Im Protokoll steht, dass Sie sie geladen haben.',
      confirmLabel: 'Ja, herunterladen',
    };
  }
  if (about === 'second-factor') {
    return {
      question: `Soll ${username} ohne zweiten Faktor hineinkommen?`,
      description:
        'Nur, wenn das Handy verloren ist. Vergewissern Sie sich, dass wirklich die richtige Person fragt.',
      confirmLabel: 'Ja, entfernen',
    };
  }
  if (about === 'teacher') {
    return isTeacher
      ? {
          question: `Soll ${username} keine Lehrkraft mehr sein?`,
          description:
            'Klassen, die sonst niemand unterrichtet, gehen an die Person, der dieses LUX gehört.',
          confirmLabel: 'Ja, Recht nehmen',
        }
      : {
          question: `Soll ${username} Lehrkraft werden?`,
          description: 'Lehrkräfte führen Klassen, halten Stunden und sehen die Tafel dazu.',
          confirmLabel: 'Ja, zur Lehrkraft machen',
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
