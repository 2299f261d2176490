import { FolderHeart, LogOut, UserRound, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Modal } from '../../components/dialogs/modal.tsx';
import { countOwnPictures } from '../../sync/count-own-pictures.ts';

interface LogoutDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the logout (SPEC 2), says what becomes of a child's things, and leads to them and to the account. */
export function LogoutDialog({ onConfirm, onCancel }: LogoutDialogProps) {
  const id = useId();
  const [ownPictures] = useState(countOwnPictures);
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}question`}
      describedBy={`${id}description`}
      className="max-w-md text-center"
      onCancel={onCancel}
    >
      <h2 id={`${id}question`} className="text-xl">
        Möchtest du dich wirklich abmelden?
      </h2>
      <div id={`${id}description`} className="mt-2 text-ink-soft">
        <p>Wenn du dich wieder anmeldest, sind deine Sachen wieder da.</p>
        {ownPictures > 0 && (
          <p className="mt-2 font-bold text-ink">
            {ownPictures === 1
              ? 'Ein ausgemaltes Bild gibt es nur auf diesem Gerät. Es wird gelöscht.'
              : `${ownPictures} ausgemalte Bilder gibt es nur auf diesem Gerät. Sie werden gelöscht.`}{' '}
            Lade vorher herunter, was du behalten möchtest.
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-center">
        <Button size="child" onClick={onConfirm}>
          <LogOut aria-hidden />
          Ja, abmelden
        </Button>
        <Button size="child" variant="outline" data-first-focus onClick={onCancel}>
          <X aria-hidden />
          Abbrechen
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-x-3">
        <Button asChild variant="ghost">
          <Link to="/konto" onClick={onCancel}>
            <UserRound aria-hidden />
            Mein Konto
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/meine-daten" onClick={onCancel}>
            <FolderHeart aria-hidden />
            Meine Daten ansehen
          </Link>
        </Button>
      </div>
    </Modal>
  );
}
