import type { SeatSign } from '@lux/contracts/classroom/school-class.ts';
import { Drawing, drawingUrl } from './drawing.tsx';

const grounds: Record<SeatSign['color'], string> = {
  red: 'bg-seat-red',
  orange: 'bg-seat-orange',
  yellow: 'bg-seat-yellow',
  green: 'bg-seat-green',
  blue: 'bg-seat-blue',
  purple: 'bg-seat-purple',
  pink: 'bg-seat-pink',
  brown: 'bg-seat-brown',
};

interface SeatPictureProps {
  sign: SeatSign;
  className?: string;
}

/** A seat's drawing on a disc of its colour. Its label stands beside it, as nobody has to tell colours. */
export function SeatPicture({ sign, className = 'size-24' }: SeatPictureProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full ${grounds[sign.color]} ${className}`}
    >
      <Drawing src={drawingUrl(sign.drawing)} className="size-4/5" />
    </span>
  );
}
