import type { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { ArrowRight, DoorOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Modal } from '../../../components/dialogs/modal.tsx';
import { lessonRuntime } from '../lesson-runtime.ts';
import { PlacePicture } from '../place-picture.tsx';
import { timeLeft } from './time-left.ts';
import { TimeRing } from './time-ring.tsx';

interface SeatDialogProps {
  lesson: ChildLesson;
  secondsLeft: number;
  onClose: () => void;
}

/** Tells a child where it is and how long, and lets it go, which takes two presses. */
export function SeatDialog({ lesson, secondsLeft, onClose }: SeatDialogProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Modal
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      className="max-w-md text-center"
      onCancel={onClose}
    >
      <span className="relative mx-auto mb-3 grid size-36 place-items-center">
        <TimeRing secondsLeft={secondsLeft} className="absolute inset-0" />
        <PlacePicture seat={lesson.seat} className="size-24" />
      </span>
      <h2 id={`${id}title`} className="text-xl">
        {isAsking ? 'Möchtest du wirklich gehen?' : `Du bist: ${lesson.label}`}
      </h2>
      <div id={`${id}text`} className="mt-1 text-ink-soft">
        {isAsking ? (
          <p>{whatBecomes(lesson)}</p>
        ) : (
          <>
            <p>{timeLeft(secondsLeft)}.</p>
            {lesson.topic && <p>Heute geht es um: {lesson.topic}</p>}
          </>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="child" data-first-focus onClick={onClose}>
          <ArrowRight aria-hidden />
          Weitermachen
        </Button>
        {isAsking ? (
          <Button size="child" variant="outline" onClick={() => void lessonRuntime.leave()}>
            <DoorOpen aria-hidden />
            Ja, ich gehe
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setIsAsking(true)}>
            <DoorOpen aria-hidden />
            Stunde verlassen
          </Button>
        )}
      </div>
    </Modal>
  );
}

function whatBecomes({ seat, afterwards }: ChildLesson): string {
  return seat !== null && afterwards === 'keep'
    ? 'Deine Sachen bleiben bei deinem Platz.'
    : 'Auf diesem Gerät ist dann nichts mehr von dir.';
}
