import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useSession } from '../../../lib/session/session.ts';

/** Where the school asks a second factor of everybody who administers (`isSecondFactorRequired`). */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
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
