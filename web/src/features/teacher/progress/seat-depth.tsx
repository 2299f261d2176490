import type { SeatProgress } from '@lux/contracts/classroom/progress.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { classroomApi } from '../classroom-api.ts';
import { FailedLoad } from '../failed-load.tsx';
import { useLoaded } from '../use-loaded.ts';
import { FamilyTasks } from './family-tasks.tsx';
import { Readings } from './readings.tsx';
import { classLink } from './seat-link.ts';
import { SurenessLegend, SurenessSign } from './sureness-sign.tsx';

/** One child in depth: what it needs next, each family with its tasks, and its last readings. */
export function SeatDepth({ classId, seatId }: { classId: string; seatId: string }) {
  const load = useCallback(() => classroomApi.readSeatProgress(classId, seatId), [classId, seatId]);
  const { value: progress, failure, reload } = useLoaded(load);
  if (progress === null && failure !== null) {
    return (
      <FailedLoad
        title="Der Lernstand konnte nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (progress === null) return <Skeleton className="h-96" />;
  return <Depth progress={progress} />;
}

function Depth({ progress }: { progress: SeatProgress }) {
  const { seat, nextStep, unsure, answers, familyNames, families, tasks, readings } = progress;
  return (
    <section aria-label={`Lernstand: ${seat.label}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild variant="ghost" size="icon">
          <Link data-unprinted to={classLink} aria-label="Zur ganzen Klasse">
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
        <SeatPicture sign={seat.sign} className="size-16" />
        <div className="min-w-0 grow">
          <h3 className="text-xl">{seat.label}</h3>
          <p className="text-ink-soft">
            {answers === 1 ? 'eine Antwort' : `${answers.toLocaleString('de-DE')} Antworten`}
          </p>
        </div>
        <Button data-unprinted variant="soft" onClick={() => window.print()}>
          <Printer aria-hidden />
          Drucken
        </Button>
      </div>
      {nextStep === null ? (
        <p className="text-ink-soft">Noch nichts geübt.</p>
      ) : (
        <Card tone="info">
          <h4 className="mb-1 font-bold">Als Nächstes</h4>
          {unsure.length === 0 ? (
            <p>{nextStep}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {unsure.map(({ family, sentence }) => (
                <li key={family} className="flex items-start gap-2">
                  <SurenessSign sureness="unsure" className="mt-1 size-4" />
                  {sentence}
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
      <Readings readings={readings} />
      {families.length > 0 && <SurenessLegend />}
      <div data-families className="grid items-start gap-3 xl:grid-cols-2">
        {familyNames.map(({ id, label }) => (
          <FamilyTasks
            key={id}
            label={label}
            family={families.find((family) => family.id === id)}
            tasks={tasks.filter(({ family }) => family === id)}
          />
        ))}
      </div>
    </section>
  );
}
