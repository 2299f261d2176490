import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { entryIconLook, entryLook } from './entry-looks.ts';
import { LogoutDialog } from './logout-dialog.tsx';

/** Who is logged in; pressing it asks before logging out (SPEC 2). */
export function LogoutEntry({ name }: { name: string }) {
  const { logOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);

  async function confirm() {
    setIsAsking(false);
    try {
      await logOut();
      toasts.show({ title: 'Logout erfolgreich', tone: 'success' });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: 'Logout fehlgeschlagen', description, tone: 'danger' });
    }
  }

  return (
    <>
      <button
        type="button"
        className={entryLook}
        aria-label={`${name}: abmelden`}
        data-spoken="Abmelden"
        onClick={() => setIsAsking(true)}
      >
        <span className={entryIconLook}>
          <UserRound aria-hidden className="size-6" />
        </span>
        <span className="max-w-16 truncate sm:max-w-24">{name}</span>
      </button>
      {isAsking && (
        <LogoutDialog onConfirm={() => void confirm()} onCancel={() => setIsAsking(false)} />
      )}
    </>
  );
}
