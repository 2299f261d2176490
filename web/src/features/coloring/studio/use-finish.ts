import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { toasts } from '../../../lib/toasts.ts';
import { pictureFilename } from '../../../pictures/download-picture.ts';
import { keptPictures } from '../../../pictures/kept/kept-pictures.ts';
import type { Picture } from '../../../pictures/picture.ts';
import { galleryPicturesAtom } from '../../../pictures/picture-lists.ts';
import { printLocally } from '../../../pictures/print/print-locally.ts';
import { saveBlob } from '../../../pictures/save-blob.ts';
import { toPng } from '../../../pictures/works/work-layer.ts';
import { workOutbox } from '../../../pictures/works/work-outbox.ts';
import { composePicture } from './compose-picture.ts';
import type { OpenSheet } from './use-sheet.ts';

/** What a child does with a coloured page: keep it in the gallery, download it, print it. */
export function useFinish(page: Picture, { canvas, lines }: OpenSheet, version: number) {
  const changeGallery = useSetAtom(galleryPicturesAtom);
  /** The version of the page that the gallery has: the same one is not added twice. */
  const [inGallery, setInGallery] = useState<number | null>(null);

  async function finish(failed: string, act: (picture: Blob) => unknown): Promise<void> {
    try {
      await act(await composePicture(canvas, lines.canvas));
    } catch {
      toasts.show({ title: 'Fehler', description: failed, tone: 'danger' });
    }
  }

  return {
    isInGallery: inGallery === version,

    toGallery: () =>
      finish('Das Bild konnte nicht in die Galerie gelegt werden.', async (picture) => {
        const id = randomId();
        await keptPictures.write(id, picture);
        await keptPictures.writeLayer(id, await toPng(canvas));
        const createdAt = new Date().toISOString();
        changeGallery({
          add: {
            id: `colored-${id}`,
            prompt: page.prompt,
            imageUrl: `kept:${id}`,
            createdAt,
            coloredFrom: page.imageUrl,
          },
        });
        void workOutbox.flush();
        setInGallery(version);
        toasts.show({ title: 'Dein Bild liegt in der Galerie!', tone: 'success' });
      }),

    download: () =>
      finish('Das Ausmalbild konnte nicht heruntergeladen werden.', (picture) =>
        saveBlob(picture, pictureFilename('Ausmalbild', page.prompt, new Date())),
      ),

    print: () => finish('Das Ausmalbild konnte nicht gedruckt werden.', printLocally),
  };
}
