import type { Seat } from '@lux/contracts/classroom/school-class.ts';
import { GripVertical, Images } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SeatPicture } from '../../../components/seat-picture.tsx';

interface SeatTileProps {
  seat: Seat;
  /** Among the others, front row first. */
  place: number;
  isHeld: boolean;
  handle: ComponentProps<'button'>;
  onOpen: () => void;
}

/** A seat in the plan of the room: pressed it opens, at its handle it is moved. */
export function SeatTile({ seat, place, isHeld, handle, onOpen }: SeatTileProps) {
  return (
    <li
      data-place={seat.id}
      style={{ order: place }}
      className={`relative grid rounded-lg border-2 bg-surface-raised transition-shadow ${isHeld ? 'z-10 scale-105 border-primary shadow-high' : 'border-line shadow-low'}`}
    >
      <button
        type="button"
        className="flex min-w-0 flex-col items-center gap-1 rounded-lg px-2 pt-3 pb-2 text-center hover:bg-primary-soft"
        onClick={onOpen}
      >
        <SeatPicture sign={seat.sign} className="size-16 sm:size-20" />
        <span className="font-bold text-sm leading-tight">{seat.label}</span>
        <span className="flex min-h-5 items-center gap-1 text-ink-soft text-xs">
          {seat.hasPictures ? (
            <>
              <Images aria-hidden className="size-4" />
              drei Bilder
            </>
          ) : (
            'ohne Bilder'
          )}
        </span>
      </button>
      <button
        type="button"
        aria-label={`Verschieben: ${seat.label}`}
        aria-pressed={isHeld}
        data-spoken="Verschieben"
        className="absolute top-1 right-1 grid size-11 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:bg-primary-soft hover:text-ink active:cursor-grabbing"
        {...handle}
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
    </li>
  );
}
