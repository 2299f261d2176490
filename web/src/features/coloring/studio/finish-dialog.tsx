import { Download, Images, Paintbrush, Printer } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';

interface FinishDialogProps {
  isOpen: boolean;
  /** The gallery has the picture as it is now. */
  isInGallery: boolean;
  onGallery: () => void;
  onDownload: () => void;
  onPrint: () => void;
  onClose: () => void;
}

/** What a child can do with a coloured picture: gallery, download, print. */
export function FinishDialog({ isOpen, isInGallery, onClose, ...on }: FinishDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Schön geworden!"
      description="Was möchtest du mit deinem Bild machen?"
    >
      <div className="flex flex-col gap-3">
        <Button size="child" disabled={isInGallery} onClick={on.onGallery}>
          <Images aria-hidden />
          {isInGallery ? 'Liegt in der Galerie' : 'In die Galerie legen'}
        </Button>
        <Button size="child" variant="soft" onClick={on.onDownload}>
          <Download aria-hidden />
          Herunterladen
        </Button>
        <Button size="child" variant="soft" onClick={on.onPrint}>
          <Printer aria-hidden />
          Drucken
        </Button>
        <Button size="child" variant="outline" onClick={onClose}>
          <Paintbrush aria-hidden />
          Weitermalen
        </Button>
      </div>
    </Dialog>
  );
}
