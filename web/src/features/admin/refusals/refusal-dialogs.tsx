import { useEffect, useEffectEvent, useState } from 'react';
import { SecondFactorConfirmation } from '../../../forms/second-factor-confirmation.tsx';
import { refusals } from '../../../lib/api/refusals.ts';
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
  const [isSetUpNeeded, setIsSetUpNeeded] = useState(false);
  const lock = useEffectEvent(onLocked);

  useEffect(() => {
    const stops = [
      refusals.on('SECOND_FACTOR_REQUIRED', async () => {
        setIsSetUpNeeded(true);
        return false;
      }),
      refusals.on('DASHBOARD_LOCKED', async () => {
        lock();
        return false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <>
      <SecondFactorConfirmation />
      {isSetUpNeeded && <SetUpDialog onClose={() => setIsSetUpNeeded(false)} />}
    </>
  );
}
