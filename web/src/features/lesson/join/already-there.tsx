import { ArrowRight, DoorOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { firstPath } from '../areas.ts';
import type { LessonRecord } from '../lesson-record.ts';
import { lessonRuntime } from '../lesson-runtime.ts';
import { PlacePicture } from '../place-picture.tsx';
import { SpokenStep } from './spoken-step.tsx';

/** This browser sits in a lesson already: on with it, or, as somebody else, out of it. */
export function AlreadyThere({ record: { lesson } }: { record: LessonRecord }) {
  return (
    <SpokenStep title={`Du bist schon da: ${lesson.label}`}>
      <PlacePicture seat={lesson.seat} className="size-48" />
      <div className="flex w-full max-w-md flex-col gap-3">
        <Button asChild size="hero">
          <Link to={firstPath(lesson.areas)}>
            <ArrowRight aria-hidden />
            Weitermachen
          </Link>
        </Button>
        <Button size="child" variant="outline" onClick={() => void lessonRuntime.leave()}>
          <DoorOpen aria-hidden />
          Das bin ich nicht
        </Button>
      </div>
    </SpokenStep>
  );
}
