import { useEffect, useState } from 'react';
import type { Picture } from '../../pictures/picture.ts';
import { PictureImage } from '../../pictures/picture-image.tsx';
import { isNewerElsewhere } from '../../pictures/works/work-marks.ts';
import { works } from '../../pictures/works/works.ts';

const LOOK = 'aspect-square w-full rounded-t-lg bg-white object-contain';

/** A colouring page as it looks now: with the child's colours where it has some, from any device. */
export function PageFace({ page, alt = page.prompt }: { page: Picture; alt?: string }) {
  const [preview, setPreview] = useState<string | null>(null);
  const elsewhere = isNewerElsewhere(page) ? page.colored?.imageUrl : undefined;
  /** Replaced by newer colours that this browser has not heard of yet. */
  const [missing, setMissing] = useState<string | null>(null);

  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    void works.readPreview(page.id).then((work) => {
      if (isGone || work === null) return;
      url = URL.createObjectURL(work);
      setPreview(url);
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [page.id]);

  if (elsewhere !== undefined && elsewhere !== missing) {
    return (
      <PictureImage
        key={elsewhere}
        isThumbnail
        imageUrl={elsewhere}
        alt={alt}
        className={LOOK}
        onMissing={() => setMissing(elsewhere)}
      />
    );
  }
  if (preview !== null) {
    return <img src={preview} alt={alt} draggable={false} className={LOOK} />;
  }
  return <PictureImage isThumbnail imageUrl={page.imageUrl} alt={alt} className={LOOK} />;
}

interface BookPageProps {
  page: Picture;
  /** Its page number in the book; 0 if it is not chosen. */
  place: number;
  onChoose: () => void;
}

/** A page to be chosen for the book; it shows the number it will have. */
export function BookPage({ page, place, onChoose }: BookPageProps) {
  const isChosen = place > 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`relative flex flex-col rounded-lg border-4 bg-surface-raised text-left shadow-low ${isChosen ? 'border-primary' : 'border-line'}`}
    >
      <PageFace page={page} alt="" />
      <span className="line-clamp-2 p-4 font-bold">{page.prompt}</span>
      <span
        className={`absolute top-3 right-3 grid size-12 place-items-center rounded-full border-4 font-bold text-lg ${isChosen ? 'border-primary bg-primary text-on-primary' : 'border-control-line bg-surface-raised'}`}
      >
        {isChosen && (
          <>
            <span className="sr-only">Seite </span>
            {place}
          </>
        )}
      </span>
    </button>
  );
}
