import { gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '@lux/contracts/accounts/user.ts';
import {
  Download,
  KeyRound,
  School,
  ShieldCheck,
  ShieldOff,
  Smartphone,
  Trash2,
} from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatDate } from '../../../lib/format-date.ts';

/** A user as the dashboard lists them. */
export type ListedUser = Omit<User, 'email'>;

export const USERS: TypedDocumentNode<{ users: ListedUser[] }, Record<string, never>> = gql`
  query Users {
    users {
      id
      username
      displayName
      role
      isOwner
      isTeacher
      hasSecondFactor
      createdAt
      lastLogin
      goesAt
    }
  }
`;

interface UserCardProps {
  user: ListedUser;
  onDelete: () => void;
  onToggleTeacher: () => void;
  /** The following are null if the viewer may not do it. */
  onToggleAdmin: (() => void) | null;
  onResetPassword: (() => void) | null;
  onExport: (() => void) | null;
  onRemoveSecondFactor: (() => void) | null;
}

/** One user with rights and dates. The owner cannot be changed; the server refuses it, too. */
export function UserCard({ user, onDelete, onToggleTeacher, ...may }: UserCardProps) {
  const { username, displayName, role, isOwner, isTeacher, createdAt, lastLogin } = user;
  const isAdmin = role === 'admin';
  return (
    <Card
      padding="none"
      className="grid items-center gap-x-6 gap-y-1 p-4 lg:grid-cols-[minmax(15rem,1fr)_auto] lg:py-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-bold">{username}</p>
        {isOwner && <Badge text="Besitzer" />}
        {isAdmin && <Badge text="Admin" />}
        {isTeacher && <Badge text="Lehrkraft" />}
        {user.hasSecondFactor && <Badge text="Zweiter Faktor" />}
      </div>
      <p className="text-ink-soft text-sm lg:col-start-1">
        {displayName}
        {displayName && ', '}
        Angelegt am {formatDate(createdAt)},{' '}
        {lastLogin ? `zuletzt angemeldet am ${formatDate(lastLogin)}` : 'noch nie angemeldet'}
      </p>
      {user.goesAt && (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-on-warning-soft text-sm lg:col-span-2 lg:row-start-3">
          Lange nicht benutzt: wird am {formatDate(user.goesAt)} mit allem darin gelöscht, wenn sich
          bis dahin niemand anmeldet{isTeacher && ' und keine Klasse dazugehört'}.
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-lg:mt-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-[26rem] lg:justify-end xl:max-w-none [&>button]:px-3 [&>button]:text-sm">
        {may.onToggleAdmin && (
          <Button variant="soft" onClick={may.onToggleAdmin}>
            {isAdmin ? <ShieldOff aria-hidden /> : <ShieldCheck aria-hidden />}
            {isAdmin ? 'Adminrechte nehmen' : 'Zum Admin machen'}
          </Button>
        )}
        <Button
          variant="outline"
          aria-label={`${isTeacher ? 'Nicht mehr Lehrkraft' : 'Zur Lehrkraft machen'}: ${username}`}
          data-spoken={isTeacher ? 'Nicht mehr Lehrkraft' : 'Zur Lehrkraft machen'}
          onClick={onToggleTeacher}
        >
          <School aria-hidden />
          {isTeacher ? 'Nicht mehr Lehrkraft' : 'Zur Lehrkraft machen'}
        </Button>
        {may.onResetPassword && (
          <Button
            variant="outline"
            aria-label={`Passwort zurücksetzen: ${username}`}
            data-spoken="Passwort zurücksetzen"
            onClick={may.onResetPassword}
          >
            <KeyRound aria-hidden />
            Passwort zurücksetzen
          </Button>
        )}
        {may.onExport && (
          <Button
            variant="outline"
            aria-label={`Daten herunterladen: ${username}`}
            data-spoken="Daten herunterladen"
            onClick={may.onExport}
          >
            <Download aria-hidden />
            Daten herunterladen
          </Button>
        )}
        {may.onRemoveSecondFactor && (
          <Button
            variant="outline"
            aria-label={`Zweiten Faktor entfernen: ${username}`}
            data-spoken="Zweiten Faktor entfernen"
            onClick={may.onRemoveSecondFactor}
          >
            <Smartphone aria-hidden />
            Zweiten Faktor entfernen
          </Button>
        )}
        {!isOwner && (
          <Button
            variant="outline"
            aria-label={`Löschen: ${username}`}
            data-spoken="Löschen"
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
            Löschen
          </Button>
        )}
      </div>
    </Card>
  );
}

function Badge({ text }: { text: string }) {
  return (
    <span className="rounded-full bg-special-soft px-3 font-bold text-on-special-soft text-sm">
      {text}
    </span>
  );
}
