import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusals } from '../../../lib/refusals.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

interface RefusalDialogsProps {
  /** The dashboard is not open any more: idle for too long, locked elsewhere, a right withdrawn. */
  onLocked: () => void;
}

/**
 * What any call of the dashboard may be refused for: a code of the second factor is asked for and the
 * call made again; who needs a second factor is led to it; a locked dashboard shows its gate.
 */
export function RefusalDialogs({ onLocked }: RefusalDialogsProps) {
  const [shown, setShown] = useState<'confirmation' | 'set-up' | null>(null);
  /** All calls that wait for the one confirmation. */
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const lock = useEffectEvent(onLocked);

  useEffect(() => {
    const stops = [
      refusals.on('SECOND_FACTOR_NEEDED', () => {
        setShown('confirmation');
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
      refusals.on('SECOND_FACTOR_REQUIRED', async () => {
        setShown('set-up');
        return false;
      }),
      refusals.on('DASHBOARD_LOCKED', async () => {
        lock();
        return false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const resolve of waiting.current.splice(0)) resolve(false);
    };
  }, []);

  function close(isConfirmed: boolean): void {
    setShown(null);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  }

  if (shown === 'confirmation') {
    return <ConfirmationDialog onConfirmed={() => close(true)} onCancel={() => close(false)} />;
  }
  return shown === 'set-up' ? <SetUpDialog onClose={() => setShown(null)} /> : null;
}
