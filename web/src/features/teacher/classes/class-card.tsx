import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { LayoutGrid, MonitorPlay, Play } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { ageGroupLabel } from '../age-groups.ts';
import { classroomApi } from '../classroom-api.ts';
import { useLoaded } from '../use-loaded.ts';
import { DeletionNote } from './deletion-note.tsx';

/** As many seats as fit into a row on a telephone. */
const SHOWN_SEATS = 6;

interface ClassCardProps {
  schoolClass: SchoolClass;
  onStart: () => void;
}

/** A class: who sits there, and the way to its lesson and its seats. */
export function ClassCard({ schoolClass, onStart }: ClassCardProps) {
  const { id, name, ageGroup, seats } = schoolClass;
  const load = useCallback(() => classroomApi.listLessons(id), [id]);
  // Where they cannot be read, starting one says what is wrong.
  const { value: lessons } = useLoaded(load);
  const running = lessons?.find(({ isOver }) => !isOver);
  const more = seats.length - SHOWN_SEATS;

  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{name}</h2>
        <p className="text-ink-soft">
          {seatCount(seats.length)}, {ageGroupLabel(ageGroup)}
        </p>
      </div>
      <div aria-hidden className="flex min-h-12 flex-wrap items-center gap-1.5">
        {seats.slice(0, SHOWN_SEATS).map((seat) => (
          <SeatPicture key={seat.id} sign={seat.sign} className="size-11" />
        ))}
        {more > 0 && <span className="pl-1 font-bold text-ink-soft">+ {more}</span>}
      </div>
      <DeletionNote willBeDeletedAt={schoolClass.willBeDeletedAt} />
      <div className="mt-auto flex flex-wrap gap-2">
        {running ? (
          <Button asChild size="child" variant="accent" className="grow">
            <Link to={`/lehrkraft/stunden/${running.id}`}>
              <MonitorPlay aria-hidden />
              Zur laufenden Stunde
            </Link>
          </Button>
        ) : (
          <Button
            size="child"
            className="grow"
            aria-label={`Stunde beginnen: ${name}`}
            data-spoken="Stunde beginnen"
            onClick={onStart}
          >
            <Play aria-hidden />
            Stunde beginnen
          </Button>
        )}
        <Button asChild size="child" variant="outline" className="grow">
          <Link to={`/lehrkraft/klassen/${id}`} aria-label={`Klasse öffnen: ${name}`}>
            <LayoutGrid aria-hidden />
            Klasse öffnen
          </Link>
        </Button>
      </div>
    </Card>
  );
}

/** `1 Platz`, `25 Plätze`. */
export function seatCount(count: number): string {
  if (count === 0) return 'noch keine Plätze';
  return count === 1 ? '1 Platz' : `${count} Plätze`;
}
