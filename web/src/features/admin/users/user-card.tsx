import type { User } from '@lux/contracts/accounts/user.ts';
import { KeyRound, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { formatDate } from '../../../lib/format-date.ts';

interface UserCardProps {
  user: User;
  onDelete: () => void;
  onToggleAdmin: () => void;
  /** Null where the one who looks may not. */
  onResetPassword: (() => void) | null;
}

/** One user with rights and dates. The owner cannot be changed; the server refuses it, too. */
export function UserCard({ user, onDelete, onToggleAdmin, onResetPassword }: UserCardProps) {
  const { username, displayName, email, role, isOwner, createdAt, lastLogin } = user;
  const isAdmin = role === 'admin';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-bold">{username}</p>
        {isOwner && <Badge text="Besitzer" />}
        {isAdmin && <Badge text="Admin" />}
      </div>
      <p className="text-ink-soft text-sm">
        {[displayName, email].filter(Boolean).join(' · ')}
        {(displayName || email) && <br />}
        Angelegt am {formatDate(createdAt)},{' '}
        {lastLogin ? `zuletzt angemeldet am ${formatDate(lastLogin)}` : 'noch nie angemeldet'}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        {!isOwner && (
          <Button variant="soft" onClick={onToggleAdmin}>
            {isAdmin ? <ShieldOff aria-hidden /> : <ShieldCheck aria-hidden />}
            {isAdmin ? 'Adminrechte nehmen' : 'Zum Admin machen'}
          </Button>
        )}
        {onResetPassword && (
          <Button
            variant="outline"
            aria-label={`Passwort zurücksetzen: ${username}`}
            data-spoken="Passwort zurücksetzen"
            onClick={onResetPassword}
          >
            <KeyRound aria-hidden />
            Passwort zurücksetzen
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
