import glass from 'openmoji/color/svg/1F50D.svg?url';
import { useCallback } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { classroomApi } from '../classroom-api.ts';
import { FailedLoad } from '../failed-load.tsx';
import { useLoaded } from '../use-loaded.ts';

/** Who has read which child's words, when and why: nobody can change it (CLASSROOM "Looking is logged"). */
export function LookLog({ classId }: { classId: string }) {
  const load = useCallback(() => classroomApi.listLooks(classId), [classId]);
  const { value: looks, failure, reload } = useLoaded(load);
  if (looks === null && failure !== null) {
    return (
      <FailedLoad
        title="Das Protokoll konnte nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (looks === null) return <Skeleton className="h-64" />;
  if (looks.length === 0) {
    return (
      <EmptyState
        drawing={glass}
        title="Noch keine Einsicht"
        text="Wenn jemand das Gespräch eines Kindes liest, steht es hier: wer, wann und warum."
      />
    );
  }
  return (
    <section aria-label="Einsichten" className="flex max-w-3xl flex-col gap-3">
      <p className="text-ink-soft">
        Wer das Gespräch eines Kindes gelesen hat. Die Einträge bleiben ein Jahr; ändern oder
        löschen kann sie niemand. Worte von Kindern stehen nicht darin.
      </p>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
        {looks.map(({ id, at, teacher, label, reason }) => (
          <li key={id} className="flex flex-wrap gap-x-4 px-4 py-3">
            <time dateTime={at} className="w-40 shrink-0 text-ink-soft tabular-nums">
              {formatDateTime(at)}
            </time>
            <p className="min-w-0 grow basis-64 break-words">
              <strong>{teacher}</strong> hat bei <strong>{label}</strong> gelesen: „{reason}“
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
