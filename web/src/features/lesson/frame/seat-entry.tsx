import { useState } from 'react';
import type { LessonRecord } from '../lesson-record.ts';
import { PlacePicture } from '../place-picture.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { timeLeft, useSecondsLeft } from './time-left.ts';
import { TimeRing } from './time-ring.tsx';

/** Who sits here and how much time is left, where the login stands otherwise. */
export function SeatEntry({ record }: { record: LessonRecord }) {
  const { lesson, endsAtMs } = record;
  const secondsLeft = useSecondsLeft(endsAtMs);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="flex min-h-child-target min-w-14 flex-col items-center justify-center gap-0.5 rounded-md px-0.5 text-2xs text-ink-soft leading-tight hover:text-ink low:min-h-target low:flex-row low:gap-1 sm:text-xs"
        onClick={() => setIsOpen(true)}
      >
        <span className="relative grid size-11 place-items-center low:size-10">
          <TimeRing secondsLeft={secondsLeft} className="absolute inset-0" />
          <PlacePicture seat={lesson.seat} className="size-7" />
        </span>
        <span className="sr-only">{`${lesson.label}. ${timeLeft(secondsLeft)}.`}</span>
        <span aria-hidden className="whitespace-nowrap tabular-nums">
          {Math.ceil(secondsLeft / 60)} Min.
        </span>
      </button>
      {isOpen && (
        <SeatDialog lesson={lesson} secondsLeft={secondsLeft} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
