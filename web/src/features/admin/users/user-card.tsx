import { gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '@lux/contracts/accounts/user.ts';
import { KeyRound, School, ShieldCheck, ShieldOff, Smartphone, Trash2 } from 'lucide-react';
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
  onRemoveSecondFactor: (() => void) | null;
}

/** One user with rights and dates. The owner cannot be changed; the server refuses it, too. */
export function UserCard({ user, onDelete, onToggleTeacher, ...may }: UserCardProps) {
  const { username, displayName, role, isOwner, isTeacher, createdAt, lastLogin } = user;
  const isAdmin = role === 'admin';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-bold">{username}</p>
        {isOwner && <Badge text="Besitzer" />}
        {isAdmin && <Badge text="Admin" />}
        {isTeacher && <Badge text="Lehrkraft" />}
        {user.hasSecondFactor && <Badge text="Zweiter Faktor" />}
      </div>
      <p className="text-ink-soft text-sm">
        {displayName}
        {displayName && <br />}
        Angelegt am {formatDate(createdAt)},{' '}
        {lastLogin ? `zuletzt angemeldet am ${formatDate(lastLogin)}` : 'noch nie angemeldet'}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
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
