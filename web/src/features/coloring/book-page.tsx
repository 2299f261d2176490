import type { Picture } from '../../pictures/picture.ts';
import { PageFace } from './page-face.tsx';

interface BookPageProps {
  page: Picture;
  /** Its page number in the book; 0 while it is not chosen. */
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
