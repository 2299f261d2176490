import { passwordPictures } from '@lux/contracts/classroom/password-pictures.ts';
import { Drawing, drawingUrl } from '../../../components/drawing.tsx';

/** A picture password, shown this once: the child taps the three in this order. */
export function ToldPictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <div
      role="status"
      aria-label="Die drei Bilder"
      className="w-full rounded-lg bg-info-soft p-4 text-on-info-soft"
    >
      <ol className="flex justify-center gap-3">
        {pictures.map((picture, index) => (
          <li key={picture} className="flex flex-col items-center gap-1 font-bold">
            <span className="grid size-20 place-items-center rounded-lg bg-tile-sun">
              <Drawing src={drawingUrl(picture)} className="size-16" />
            </span>
            <span className="text-sm">
              {index + 1}. {nameOf(picture)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-center text-sm">
        Das Kind tippt sie in dieser Reihenfolge an. Sie sind nur jetzt zu sehen.
      </p>
    </div>
  );
}

function nameOf(picture: string): string {
  return passwordPictures.find(({ drawing }) => drawing === picture)?.name ?? '';
}
