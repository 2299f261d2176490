import { LockKeyhole } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { toasts } from '../../lib/toasts.ts';
import { lockDashboard } from './lock-dashboard.ts';
import { useIdle } from './use-idle.ts';

/** As on the server. */
const IDLE_LIMIT_MS = 30 * 60_000;

/** Closes a dashboard that was opened by password: by hand, and when nobody is there any more. */
export function LockButton({ onLocked }: { onLocked: () => void }) {
  async function lock() {
    try {
      await lockDashboard();
      onLocked();
    } catch {
      const description = 'Bitte versuchen Sie es noch einmal, oder melden Sie sich ab.';
      toasts.show({ title: 'Das Dashboard ist noch offen', description, tone: 'danger' });
    }
  }
  useIdle({
    limitMs: IDLE_LIMIT_MS,
    onIdle: () => {
      // Without a line, too, nobody reads on; the server closes by itself.
      void lockDashboard().catch(() => {});
      onLocked();
    },
  });
  return (
    <Button variant="outline" onClick={() => void lock()}>
      <LockKeyhole aria-hidden />
      Sperren
    </Button>
  );
}
