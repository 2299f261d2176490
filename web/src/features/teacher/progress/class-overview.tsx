import type { ClassProgress } from '@lux/contracts/classroom/progress.ts';
import { Download, Printer } from 'lucide-react';
import seedling from 'openmoji/color/svg/1F331.svg?url';
import { useCallback, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { classroomApi } from '../classroom-api.ts';
import { FailedLoad } from '../failed-load.tsx';
import { useLoaded } from '../use-loaded.ts';
import { HeatMap } from './heat-map.tsx';
import { NextSteps } from './next-steps.tsx';
import { SurenessLegend } from './sureness-sign.tsx';

/** A class at a glance: who needs what next, and a map of each area. In the order of the room. */
export function ClassOverview({ classId }: { classId: string }) {
  const load = useCallback(() => classroomApi.readProgress(classId), [classId]);
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
  if (progress.families.length === 0) {
    return (
      <EmptyState
        drawing={seedling}
        title="Noch nichts geübt"
        text="Sobald Kinder in einer Stunde mit „Alles behalten“ rechnen, lesen oder ein Quiz spielen, sehen Sie hier, was sie schon können. Stunden mit „Alles löschen“ hinterlassen nichts."
      />
    );
  }
  return <Glance classId={classId} progress={progress} />;
}

const areas = [
  { value: 'next', label: 'Nächste Schritte' },
  { value: 'math', label: 'Rechnen' },
  { value: 'letters', label: 'Buchstaben' },
  { value: 'reading', label: 'Lesen' },
  { value: 'quiz', label: 'Quiz' },
] as const;

function Glance({ classId, progress }: { classId: string; progress: ClassProgress }) {
  const [area, setArea] = useState<(typeof areas)[number]['value']>('next');
  const met = new Set<string>(progress.families.map((family) => family.area));
  const choices = areas.filter(({ value }) => value === 'next' || met.has(value));
  const families = progress.families.filter((family) => family.area === area);
  return (
    <section aria-label="Lernstand" className="flex flex-col gap-4">
      <div data-unprinted className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 grow basis-80">
          <ChoiceRow label="Was zeigen?" choices={choices} value={area} onChange={setArea} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="soft" onClick={() => window.print()}>
            <Printer aria-hidden />
            Drucken
          </Button>
          <Button asChild variant="soft">
            <a href={classroomApi.progressTable(classId)} download>
              <Download aria-hidden />
              Tabelle (CSV)
            </a>
          </Button>
        </div>
      </div>
      {area === 'next' ? (
        <NextSteps seats={progress.seats} />
      ) : (
        <>
          <SurenessLegend />
          <HeatMap
            caption={areas.find(({ value }) => value === area)?.label ?? ''}
            families={families}
            seats={progress.seats}
          />
        </>
      )}
    </section>
  );
}
