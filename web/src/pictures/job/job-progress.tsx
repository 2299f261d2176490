import type { JobView } from '@lux/contracts/media/job.ts';
import { Footprints, Palette, X } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Progress } from '../../components/states/progress.tsx';
import { waitingText } from './waiting-text.ts';

/** More footprints than these would be a crowd, not a way. */
const MOST = 8;

/** The place in the queue as a way: a footprint for each step until it is this one's turn. */
function StepsToGo({ place }: { place: number }) {
  const steps = Math.min(place, MOST);
  return (
    <p aria-hidden data-steps={place} className="flex items-center gap-2 text-primary">
      {place > MOST && <span className="font-bold">{place} ×</span>}
      {Array.from({ length: steps }, (_, index) => (
        <Footprints
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          key={index}
          className={`size-6 rotate-90 ${index % 2 === 0 ? '-translate-y-0.5' : 'translate-y-1'}`}
        />
      ))}
      <span className="grid size-10 place-items-center rounded-full bg-tile-sun text-[#2c2545]">
        <Palette className="size-6" />
      </span>
    </p>
  );
}

interface JobProgressProps {
  /** Null while the order is on its way. */
  job: JobView | null;
  prompt: string | null;
  /** What is said while it waits, and while it is made. */
  texts: { waiting: string; making: string };
  onCancel: () => void;
}

/** What happens to the picture, how long it takes, and the way out. */
export function JobProgress({ job, prompt, texts, onCancel }: JobProgressProps) {
  const isMaking = job?.state === 'active';
  const title = isMaking ? texts.making : texts.waiting;
  return (
    <Card className="mx-auto flex w-full max-w-md animate-appear flex-col gap-3">
      <div>
        <p role="status" className="font-bold text-lg">
          {title}
        </p>
        {prompt !== null && <p className="line-clamp-3 text-ink-soft">„{prompt}“</p>}
      </div>
      {job?.state === 'queued' && job.place !== undefined && <StepsToGo place={job.place} />}
      <Progress label={title} percent={isMaking ? (job.percent ?? null) : null} />
      <p className="min-h-6 text-ink-soft text-sm">{job && waitingText(job)}</p>
      <Button
        size="child"
        variant="outline"
        className="self-center"
        disabled={job === null}
        onClick={onCancel}
      >
        <X aria-hidden />
        Abbrechen
      </Button>
    </Card>
  );
}
