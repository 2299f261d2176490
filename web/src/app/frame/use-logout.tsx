import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { LogoutDialog } from './logout-dialog.tsx';

/** Asks before the logout (SPEC 2), and says what became of it. */
export function useLogout() {
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

  return {
    ask: () => setIsAsking(true),
    dialog: isAsking && (
      <LogoutDialog onConfirm={() => void confirm()} onCancel={() => setIsAsking(false)} />
    ),
  };
}
