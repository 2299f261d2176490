import { ClassOverview } from './class-overview.tsx';
import './print-progress.css';
import { SeatDepth } from './seat-depth.tsx';

interface ProgressProps {
  classId: string;
  /** Of the seat that is looked at closely; null: the class at a glance. */
  seatId: string | null;
}

/** What the children of a class can do already: all at a glance, or one in depth (CLASSROOM "Progress"). */
export function Progress({ classId, seatId }: ProgressProps) {
  return (
    <div data-printed-progress>
      {seatId === null ? (
        <ClassOverview classId={classId} />
      ) : (
        <SeatDepth key={seatId} classId={classId} seatId={seatId} />
      )}
    </div>
  );
}
