import { Brush, Download, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import type { Picture } from '../../pictures/picture.ts';
import { PictureImage } from '../../pictures/picture-image.tsx';

interface PictureDialogProps {
  picture: Picture;
  onPrint: () => void;
  onDownload: () => void;
  onClose: () => void;
}

/** One picture, as large as the screen lets it be. */
export function PictureDialog({ picture, onPrint, onDownload, onClose }: PictureDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog isOpen onClose={onClose} title={picture.prompt}>
      <PictureImage
        imageUrl={picture.imageUrl}
        alt={picture.prompt}
        className="mx-auto max-h-[56dvh] rounded-md object-contain"
      />
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button size="child" onClick={onPrint}>
          <Printer aria-hidden />
          Drucken
        </Button>
        <Button
          size="child"
          variant="soft"
          onClick={() => navigate('/coloring', { state: { wish: picture.prompt } })}
        >
          <Brush aria-hidden />
          Als Ausmalbild
        </Button>
        <Button size="child" variant="outline" onClick={onDownload}>
          <Download aria-hidden />
          Download
        </Button>
      </div>
    </Dialog>
  );
}
