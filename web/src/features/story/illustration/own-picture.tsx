import { useAtomValue } from 'jotai';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { mediaFileId, type Picture } from '../../../pictures/picture.ts';
import { PictureImage } from '../../../pictures/picture-image.tsx';
import { coloringPagesAtom, galleryPicturesAtom } from '../../../pictures/picture-lists.ts';
import { coloredPagesApi } from '../../../pictures/works/colored-pages-api.ts';
import { workOutbox } from '../../../pictures/works/work-outbox.ts';

interface Offer {
  id: string;
  prompt: string;
  /** What is shown, and what the story gets unless it is a coloured page. */
  imageUrl: string;
  /** The file of the page where this is a coloured one, which the child may colour on. */
  pageId: string | null;
}

/** A picture of the child's own for the story: of the gallery, or a page it has coloured. */
export function OwnPicture({ onChoose }: { onChoose: (imageUrl: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const offers = useOffers();
  if (offers.length === 0) return null;

  async function choose(offer: Offer) {
    setIsOpen(false);
    try {
      onChoose(await addressOf(offer));
    } catch (error) {
      const isForPerson = error instanceof ApiError && error.isForPerson;
      const description = isForPerson ? error.message : 'Das Bild konnte nicht geholt werden.';
      toasts.show({ title: 'Fehler', description, tone: 'danger' });
    }
  }

  function open() {
    // What was coloured just now is offered, too.
    void workOutbox.flush();
    setIsOpen(true);
  }

  return (
    <>
      <Button size="child" variant="outline" onClick={open}>
        <Images aria-hidden />
        Eigenes Bild nehmen
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Welches Bild passt dazu?">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.id} className="grid">
              <button
                type="button"
                className="overflow-hidden rounded-lg border-2 border-line bg-white hover:border-primary"
                onClick={() => void choose(offer)}
              >
                <PictureImage
                  isThumbnail
                  imageUrl={offer.imageUrl}
                  alt={offer.prompt}
                  className="aspect-square w-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** What lies on the server: only that can be bound into a booklet. */
function useOffers(): Offer[] {
  const pictures = useAtomValue(galleryPicturesAtom);
  const pages = useAtomValue(coloringPagesAtom);
  return [
    ...pages.flatMap(({ id, prompt, imageUrl, colored }) =>
      colored ? [{ id, prompt, imageUrl: colored.imageUrl, pageId: mediaFileId(imageUrl) }] : [],
    ),
    ...pictures
      .filter(({ imageUrl }) => mediaFileId(imageUrl) !== null)
      .map(({ id, prompt, imageUrl }: Picture) => ({ id, prompt, imageUrl, pageId: null })),
  ];
}

/** The story keeps a page as it is now, also when the child colours on. */
async function addressOf({ imageUrl, pageId }: Offer): Promise<string> {
  if (pageId === null) return imageUrl;
  return coloredPagesApi.keepPicture(pageId, await coloredPagesApi.readLayer(pageId));
}
