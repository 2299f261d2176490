import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { BookImage, MonitorPlay } from 'lucide-react';
import bell from 'openmoji/color/svg/1F514.svg?url';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { areas } from '../areas.ts';
import { classroomApi } from '../classroom-api.ts';
import { FailedLoad } from '../failed-load.tsx';
import { PdfDialog } from '../pdf/pdf-dialog.tsx';
import { usePdf } from '../pdf/use-pdf.ts';
import { useLoaded } from '../use-loaded.ts';

/** The class's lessons, newest first, and its album to print. */
export function LessonList({ schoolClass: { id } }: { schoolClass: SchoolClass }) {
  const load = useCallback(() => classroomApi.listLessons(id), [id]);
  const { value: lessons, failure, reload } = useLoaded(load);
  const album = usePdf();
  if (lessons === null && failure !== null) {
    return (
      <FailedLoad
        title="Die Stunden konnten nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (lessons === null) return <Skeleton className="h-64" />;
  if (lessons.length === 0) {
    return (
      <EmptyState
        drawing={bell}
        title="Noch keine Stunde"
        text="Mit „Stunde beginnen“ öffnen Sie LUX für Ihre Klasse."
      />
    );
  }
  const pictures = lessons.reduce((total, lesson) => total + lesson.album.length, 0);
  return (
    <section aria-label="Stunden" className="flex max-w-3xl flex-col gap-4">
      {pictures > 0 && (
        <Button
          variant="soft"
          size="child"
          className="self-start"
          disabled={album.pdf !== null}
          onClick={() => void album.order(() => classroomApi.orderAlbum(id))}
        >
          <BookImage aria-hidden />
          Klassenalbum drucken ({pictures === 1 ? '1 Bild' : `${pictures} Bilder`})
        </Button>
      )}
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <time dateTime={lesson.startedAt} className="w-40 shrink-0 text-ink-soft tabular-nums">
              {formatDateTime(lesson.startedAt)}
            </time>
            <p className="min-w-0 grow basis-56">
              <strong>{lesson.topic ?? 'Ohne Thema'}</strong>
              <span className="block text-ink-soft text-sm">{factsOf(lesson)}</span>
            </p>
            {!lesson.isOver && (
              <Button asChild variant="accent">
                <Link to={`/lehrkraft/stunden/${lesson.id}`}>
                  <MonitorPlay aria-hidden />
                  Läuft gerade
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <PdfDialog name="Klassenalbum" pdf={album.pdf} onClose={album.close} />
    </section>
  );
}

/** `45 Minuten, alle Bereiche, danach gelöscht, 3 Bilder im Album`. */
function factsOf({ startedAt, endsAt, areas: open, afterwards, album }: Lesson): string {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / 60_000);
  return [
    minutes === 1 ? '1 Minute' : `${minutes} Minuten`,
    open.length === Object.keys(areas).length
      ? 'alle Bereiche'
      : open.map((area) => areas[area].label).join(', '),
    afterwards === 'wipe' ? 'danach gelöscht' : 'danach behalten',
    ...(album.length > 0 ? [`${album.length} im Klassenalbum`] : []),
  ].join(' · ');
}
