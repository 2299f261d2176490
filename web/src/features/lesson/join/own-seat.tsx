import { ArrowLeft, Check } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import type { DoorSeat } from './seat-choice.tsx';
import { SpokenStep } from './spoken-step.tsx';

interface OwnSeatProps {
  seat: DoorSeat;
  note: string;
  isJoining: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A seat without pictures: one more press, so that nobody sits down by accident. */
export function OwnSeat({ seat, note, isJoining, onYes, onNo }: OwnSeatProps) {
  return (
    <SpokenStep title={`Bist du: ${seat.label}?`}>
      <SeatPicture sign={seat.sign} className="size-48" />
      <p role="status" className="min-h-6 font-bold">
        {note}
      </p>
      <div className="flex w-full max-w-md flex-col gap-3">
        <Button size="hero" disabled={isJoining} onClick={onYes}>
          <Check aria-hidden />
          Ja, das bin ich
        </Button>
        <Button size="child" variant="outline" disabled={isJoining} onClick={onNo}>
          <ArrowLeft aria-hidden />
          Anderer Platz
        </Button>
      </div>
    </SpokenStep>
  );
}
