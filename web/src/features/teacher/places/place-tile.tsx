import { LockKeyhole, UserRound } from 'lucide-react';
import { Drawing } from '../../../components/drawing.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { areas } from '../areas.ts';
import type { Tile } from '../board/board-state.ts';
import { minutesSince } from '../clock/server-clock.ts';
import { LightSign, lights } from './light-sign.tsx';

interface PlaceTileProps {
  tile: Tile;
  nowMs: number;
  onOpen: () => void;
}

/**
 * One child, made for a glance from across the room: the light in its band, the drawing, what the child
 * does as a drawing and a word. So small that a whole class is on one screen.
 */
export function PlaceTile({ tile, nowMs, onOpen }: PlaceTileProps) {
  const { label, seat, place } = tile;
  if (place === null) return <EmptyTile tile={tile} />;
  const { light, area, isLocked } = place;
  const { word, band, tile: look } = lights[light];
  const minutes = minutesSince(light === 'away' ? place.lastSeenAt : place.since, nowMs);
  return (
    <button
      type="button"
      data-light={light}
      className={`flex h-full w-full flex-col overflow-hidden rounded-lg border-3 text-left shadow-low transition-shadow hover:shadow-mid ${look}`}
      onClick={onOpen}
    >
      <span className="flex w-full grow flex-col px-2 pt-1.5 pb-2">
        <span className="flex items-center justify-between gap-1">
          {seat ? (
            <SeatPicture sign={seat.sign} className="size-14 xl:size-18" />
          ) : (
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-surface-sunken text-ink-soft xl:size-18">
              <UserRound aria-hidden className="size-9" />
            </span>
          )}
          {light !== 'away' && area !== null && (
            <Drawing src={areas[area].drawing} className="size-10 xl:size-12" />
          )}
        </span>
        <span className="mt-1 block hyphens-auto font-bold leading-tight max-xl:text-sm">
          {label}
        </span>
        <span className="block text-ink-soft text-sm leading-tight">{doingOf(tile)}</span>
        {minutes > 0 && (
          <span className="block text-ink-soft text-sm tabular-nums leading-tight">
            seit {minutes} min
          </span>
        )}
        {isLocked && (
          <span className="flex items-center gap-1 font-bold text-sm text-warning leading-tight">
            <LockKeyhole aria-hidden className="size-4 shrink-0" />
            falsche Bilder
          </span>
        )}
      </span>
      {/* Shown first, read last: who it is comes before how it is. */}
      <span
        className={`-order-1 flex w-full items-center gap-1.5 px-2 py-1 font-bold leading-tight max-xl:text-sm xl:text-lg ${band}`}
      >
        <LightSign light={light} className="size-6 xl:size-7" />
        {word}
      </span>
    </button>
  );
}

/** A seat of the class that nobody has taken in this lesson. */
function EmptyTile({ tile: { label, seat } }: { tile: Tile }) {
  return (
    <div className="flex h-full flex-col gap-1 rounded-lg border-2 border-line border-dashed px-2 py-2 text-ink-soft">
      {seat && <SeatPicture sign={seat.sign} className="size-12 opacity-45 grayscale" />}
      <span className="block hyphens-auto font-bold text-sm leading-tight">{label}</span>
      <span className="block text-sm leading-tight">noch nicht da</span>
    </div>
  );
}

/** `rechnet`; nothing for who is not there. */
export function doingOf({ place }: Tile): string {
  if (place === null || place.light === 'away') return '';
  return place.area === null ? 'ist da' : areas[place.area].doing;
}
