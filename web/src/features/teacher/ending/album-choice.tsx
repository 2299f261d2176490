import type { LessonPicture } from '@lux/contracts/classroom/board.ts';
import { Check } from 'lucide-react';

interface AlbumChoiceProps {
  pictures: readonly LessonPicture[];
  /** Addresses of the chosen ones. */
  chosen: readonly string[];
  onChange: (urls: string[]) => void;
}

/** The lesson's pictures, to choose from for the class album; with whose each is. */
export function AlbumChoice({ pictures, chosen, onChange }: AlbumChoiceProps) {
  if (pictures.length === 0) {
    return <p className="text-ink-soft">In dieser Stunde ist noch kein Bild entstanden.</p>;
  }
  const toggle = (url: string) =>
    onChange(chosen.includes(url) ? chosen.filter((one) => one !== url) : [...chosen, url]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">
        Fürs Klassenalbum ({chosen.length} von {pictures.length})
      </legend>
      <div className="grid max-h-[45dvh] grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
        {pictures.map(({ id, url, thumbnailUrl, label }) => (
          <label
            key={id}
            className="group relative flex cursor-pointer flex-col overflow-hidden rounded-md border-3 border-line bg-surface-raised text-center font-bold text-sm has-checked:border-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={chosen.includes(url)}
              onChange={() => toggle(url)}
              className="sr-only"
            />
            <img
              src={thumbnailUrl}
              alt=""
              loading="lazy"
              className="aspect-square w-full bg-surface-sunken object-cover"
            />
            <span className="px-1 py-1.5 leading-tight">{label}</span>
            <span
              aria-hidden
              className="absolute top-2 right-2 hidden size-8 place-items-center rounded-full bg-primary text-on-primary group-has-checked:grid"
            >
              <Check className="size-5" strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
