import { LockKeyhole } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { rest } from '../../../lib/api/rest.ts';
import { toasts } from '../../../lib/toasts.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls `onIdle` once the page has had no input for `limitMs`. The server cannot tell: an open
 * overview makes calls by itself while a class is busy.
 */
function useIdle({ limitMs, onIdle }: { limitMs: number; onIdle: () => void }): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let timer = setTimeout(() => idle(), limitMs);
    const notice = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), limitMs);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, notice);
    };
  }, [limitMs]);
}

/** Locks a dashboard that was opened by password, on the server. @throws ApiError */
async function lockDashboard(): Promise<void> {
  await rest.postOnly('/api/dashboard/lock');
}

/** The server has the same limit. */
const IDLE_LIMIT_MS = 30 * 60_000;

/** Locks a dashboard that was opened by password: by the button, or after the idle limit. */
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
      // Offline, the page is locked all the same; the server locks by its own timer.
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
