import { useAtom } from 'jotai';
import easel from 'openmoji/color/svg/1F5BC.svg?url';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { toasts } from '../../lib/toasts.ts';
import { downloadPicture } from '../../pictures/download-picture.ts';
import { keptPictures } from '../../pictures/kept/kept-pictures.ts';
import { keptPictureId, mediaFileId, type Picture } from '../../pictures/picture.ts';
import { PictureCard } from '../../pictures/picture-card.tsx';
import { PictureImage } from '../../pictures/picture-image.tsx';
import { galleryPicturesAtom } from '../../pictures/picture-lists.ts';
import { printLocally } from '../../pictures/print/print-locally.ts';
import { PrintingDialog } from '../../pictures/print/printing-dialog.tsx';
import { usePrinting } from '../../pictures/print/use-printing.ts';
import { removedPictures } from '../../pictures/removed-pictures.ts';
import { PictureDialog } from './picture-dialog.tsx';

/** The pictures of this child, newest first. */
export function GalleryGrid() {
  const [pictures, changePictures] = useAtom(galleryPicturesAtom);
  const [openId, setOpenId] = useState<string | null>(null);
  const { printing, print, close } = usePrinting();
  const open = pictures.find(({ id }) => id === openId);

  // What was deleted while the device was offline.
  useEffect(() => void removedPictures.flush(), []);

  function remove({ id, imageUrl }: Picture) {
    changePictures({ removeId: id });
    const keptId = keptPictureId(imageUrl);
    if (keptId !== null) void keptPictures.remove(keptId);
    const fileId = mediaFileId(imageUrl);
    if (fileId !== null) void removedPictures.add(fileId);
  }

  function printPicture({ imageUrl }: Picture) {
    setOpenId(null);
    const fileId = mediaFileId(imageUrl);
    if (fileId !== null) void print([fileId]);
    else void printKept(keptPictureId(imageUrl) ?? '');
  }

  if (pictures.length === 0) {
    return (
      <EmptyState
        drawing={easel}
        title="Keine Bilder vorhanden"
        text="Beschreib dein erstes Bild: zum Beispiel einen grünen Drachen vor einem Schloss."
      />
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-5 sm:upright:grid-cols-2 lg:upright:grid-cols-3 lg:lying:grid-cols-2 min-[105rem]:lying:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.id} className="grid">
            <PictureCard
              picture={picture}
              deleteQuestion="Möchtest du dieses Bild wirklich löschen?"
              onDownload={() => void download(picture)}
              onDelete={() => remove(picture)}
              face={
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="block w-full overflow-hidden rounded-t-lg"
                  onClick={() => setOpenId(picture.id)}
                >
                  <PictureImage
                    isThumbnail
                    imageUrl={picture.imageUrl}
                    alt={picture.prompt}
                    className="aspect-square w-full bg-surface-sunken object-cover"
                  />
                </button>
              }
            />
          </li>
        ))}
      </ul>
      {open && (
        <PictureDialog
          picture={open}
          onPrint={() => printPicture(open)}
          onDownload={() => void download(open)}
          onClose={() => setOpenId(null)}
        />
      )}
      <PrintingDialog printing={printing} onClose={close} />
    </>
  );
}

function download(picture: Picture): Promise<void> {
  const failed = 'Das Bild konnte nicht heruntergeladen werden.';
  return downloadPicture(picture, { label: 'Bild', failed });
}

async function printKept(id: string): Promise<void> {
  try {
    await printLocally(await keptPictures.read(id));
  } catch {
    const description = 'Das Bild konnte nicht gedruckt werden.';
    toasts.show({ title: 'Fehler', description, tone: 'danger' });
  }
}
