import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { SecondFactorConfirmation } from '../../../forms/second-factor-confirmation.tsx';
import { refusals } from '../../../lib/api/refusals.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Where the school asks a second factor of everybody who administers (`isSecondFactorRequired`). */
function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const mayAdminister = user !== null && (user.isOwner || user.role === 'admin');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Dafür braucht es den zweiten Faktor"
      description={
        mayAdminister
          ? 'In diesem LUX dürfen nur Konten mit Authenticator-App so etwas ändern. Das Einrichten dauert zwei Minuten.'
          : 'Mit dem Dashboard-Passwort allein dürfen Sie hier alles ansehen. Ändern dürfen es Besitzer und Admins mit Authenticator-App, in ihrem eigenen Konto.'
      }
    >
      {mayAdminister ? (
        <Button asChild size="child" className="w-full">
          <Link to="/konto">
            <ShieldCheck aria-hidden />
            Jetzt einrichten
          </Link>
        </Button>
      ) : (
        <Button size="child" className="w-full" onClick={onClose}>
          Verstanden
        </Button>
      )}
    </Dialog>
  );
}

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
