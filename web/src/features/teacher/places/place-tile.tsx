import { CircleHelp, Image, LockKeyhole, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** One child, made for a glance from across the room: light, drawing, label, what it does. */
export function PlaceTile({ tile, nowMs, onOpen }: PlaceTileProps) {
  const { label, seat, place } = tile;
  if (place === null) {
    return (
      <div className="flex h-full min-h-24 items-center gap-3 rounded-lg border-2 border-line border-dashed px-3 py-2 text-ink-soft">
        {seat && <SeatPicture sign={seat.sign} className="size-12 opacity-45 grayscale" />}
        <span className="min-w-0 text-sm leading-tight">
          <span className="block font-bold">{label}</span>
          noch nicht da
        </span>
      </div>
    );
  }
  const { light, isLocked, questions, pictures, rounds } = place;
  const { word, band, tile: look } = lights[light];
  const minutes = minutesSince(light === 'away' ? place.lastSeenAt : place.since, nowMs);
  const doing = doingOf(tile);
  const spoken = [word, doing, minutes > 0 ? `seit ${minutes} Minuten` : '']
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      aria-label={`${label}: ${spoken}`}
      data-light={light}
      className={`flex h-full w-full flex-col overflow-hidden rounded-lg border-3 text-left shadow-low transition-colors hover:shadow-mid ${look}`}
      onClick={onOpen}
    >
      <span className={`flex w-full items-center gap-2 px-3 py-1.5 font-bold ${band}`}>
        <LightSign light={light} className="size-7" />
        <span className="min-w-0 grow truncate text-lg leading-tight">{word}</span>
        {minutes > 0 && <span className="shrink-0 text-sm tabular-nums">{minutes} min</span>}
      </span>
      <span className="flex grow items-center gap-3 px-3 py-2.5">
        {seat ? (
          <SeatPicture sign={seat.sign} className="size-18 max-sm:size-14" />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-full bg-surface-sunken text-ink-soft max-sm:size-14">
            <UserRound aria-hidden className="size-10" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block hyphens-auto font-bold text-lg leading-tight max-sm:text-base">
            {label}
          </span>
          <span className="block text-ink-soft text-sm leading-snug">{doing}</span>
          {isLocked && (
            <span className="flex items-center gap-1 font-bold text-sm text-warning">
              <LockKeyhole aria-hidden className="size-4" />
              falsche Bilder
            </span>
          )}
        </span>
      </span>
      <span aria-hidden className="flex w-full gap-4 px-3 pb-2 text-ink-soft text-sm tabular-nums">
        <Count icon={<CircleHelp className="size-4" />} count={questions} />
        <Count icon={<Image className="size-4" />} count={pictures} />
        <Count icon={<Trophy className="size-4" />} count={rounds} />
      </span>
    </button>
  );
}

/** `rechnet`; nothing for who is not there. */
export function doingOf({ place }: Tile): string {
  if (place === null || place.light === 'away') return '';
  return place.area === null ? 'ist da' : areas[place.area].doing;
}

function Count({ icon, count }: { icon: ReactNode; count: number }) {
  return (
    <span className="flex items-center gap-1">
      {icon}
      {count}
    </span>
  );
}
