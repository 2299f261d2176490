import type { LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import { UserCheck, UserRoundPlus } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { SpokenStep } from './spoken-step.tsx';

export type DoorSeat = LessonDoor['seats'][number];

interface SeatChoiceProps {
  door: LessonDoor;
  note: string;
  isJoining: boolean;
  onSeat: (seat: DoorSeat) => void;
  onGuest: () => void;
}

/** All seats of the class. A taken one can be pressed, too: a child's first tablet may have broken. */
export function SeatChoice({ door, note, isJoining, onSeat, onGuest }: SeatChoiceProps) {
  return (
    <SpokenStep
      title="Welcher Platz ist deiner?"
      spoken="Welcher Platz ist deiner? Tippe auf dein Bild."
    >
      <p role="status" className="-my-2 min-h-6 font-bold">
        {note}
      </p>
      <ul className="grid w-full grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3 lg:grid-cols-7">
        {door.seats.map((seat) => (
          <li key={seat.id}>
            <button
              type="button"
              disabled={isJoining}
              className="relative flex h-full w-full flex-col items-center gap-1 rounded-lg border-2 border-control-line bg-surface-raised p-2 font-bold text-sm leading-tight shadow-low transition hover:border-primary data-taken:border-line data-taken:border-dashed data-taken:bg-surface-sunken data-taken:font-normal data-taken:shadow-none sm:text-base"
              data-taken={seat.isTaken || undefined}
              onClick={() => onSeat(seat)}
            >
              <SeatPicture
                sign={seat.sign}
                className={`size-20 sm:size-24 ${seat.isTaken ? 'opacity-45 grayscale-75' : ''}`}
              />
              <span className="max-w-full hyphens-auto wrap-anywhere">{seat.label}</span>
              {seat.isTaken && (
                <span className="flex items-center gap-1 text-ink-soft text-xs">
                  <UserCheck aria-hidden className="size-4" />
                  ist schon da
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {door.allowsGuests && (
        <Button size="child" variant="outline" disabled={isJoining} onClick={onGuest}>
          <UserRoundPlus aria-hidden />
          Ohne Platz mitmachen
        </Button>
      )}
    </SpokenStep>
  );
}
