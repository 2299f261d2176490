import type { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { UserRound } from 'lucide-react';
import { SeatPicture } from '../../components/seat-picture.tsx';

interface PlacePictureProps {
  seat: ChildLesson['seat'];
  className: string;
}

/** A seat's drawing; a guest has none. */
export function PlacePicture({ seat, className }: PlacePictureProps) {
  if (seat !== null) return <SeatPicture sign={seat.sign} className={className} />;
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft ${className}`}
    >
      <UserRound aria-hidden className="size-3/5" />
    </span>
  );
}
