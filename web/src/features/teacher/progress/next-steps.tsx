import type { ClassProgress } from '@lux/contracts/classroom/progress.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { seatLink } from './seat-link.ts';

type SeatAtAGlance = ClassProgress['seats'][number];

/** Who needs what next, a sentence for each seat. */
export function NextSteps({ seats }: { seats: readonly SeatAtAGlance[] }) {
  return (
    <ol className="grid gap-2 xl:grid-cols-2">
      {seats.map(({ seat, nextStep, answers }) => (
        <li key={seat.id} className="grid">
          <Link
            to={seatLink(seat.id)}
            className="flex min-h-target items-center gap-3 rounded-lg border border-line bg-surface-raised px-3 py-2 hover:border-primary"
          >
            <SeatPicture sign={seat.sign} className="size-12" />
            <span className="min-w-0 grow">
              <strong className="block leading-tight">{seat.label}</strong>
              <span className={nextStep === null ? 'text-ink-soft' : ''}>
                {nextStep ?? 'Noch nichts geübt'}
              </span>
            </span>
            {answers > 0 && <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />}
          </Link>
        </li>
      ))}
    </ol>
  );
}
