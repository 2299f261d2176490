import type { JobView } from '@lux/contracts/media/job-view.ts';
import { Card } from '../../components/card.tsx';
import { Progress } from '../../components/progress.tsx';

/** What happens to the picture, and how long it takes. */
export function JobProgress({ job, prompt }: { job: JobView | null; prompt: string | null }) {
  const isPainting = job?.state === 'active';
  const title = isPainting ? 'Ich erstelle dein Bild...' : 'Bild wird vorbereitet...';
  return (
    <Card className="mx-auto w-full max-w-md animate-appear">
      <p role="status" className="font-bold text-lg">
        {title}
      </p>
      {prompt !== null && <p className="mb-3 text-ink-soft">„{prompt}“</p>}
      <Progress label={title} percent={isPainting ? (job.percent ?? null) : null} />
      <p className="mt-2 min-h-6 text-ink-soft text-sm">{job && waiting(job)}</p>
    </Card>
  );
}

function waiting({ state, place, waitSeconds }: JobView): string {
  const turn = state === 'queued' ? placeText(place) : '';
  const time = waitSeconds === undefined ? '' : `Noch etwa ${duration(waitSeconds)}.`;
  return [turn, time].filter(Boolean).join(' ');
}

function placeText(place: number | undefined): string {
  if (place === undefined) return '';
  if (place === 1) return 'Du bist als Nächstes dran.';
  return place === 2
    ? 'Vor dir ist noch ein Bild dran.'
    : `Vor dir sind noch ${place - 1} Bilder dran.`;
}

function duration(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  return `${Math.round(seconds / 60)} Minuten`;
}
