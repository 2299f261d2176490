import type { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import type { PlaceRecord } from './place.store.ts';

/** A lesson as the child in this place sees it. */
export function viewChildLesson(
  lesson: LessonRecord,
  place: PlaceRecord,
  now = Date.now(),
): ChildLesson {
  return {
    seat: place.seat,
    label: place.label,
    endsAt: lesson.endsAt.toISOString(),
    secondsLeft: Math.max(0, Math.ceil((lesson.endsAt.getTime() - now) / 1_000)),
    areas: lesson.areas,
    topic: lesson.topic,
    isPaused: lesson.isPaused,
    isHandUp: place.isHandUp,
    afterwards: lesson.afterwards,
    hasTimer: lesson.hasTimer ?? true,
    looks: place.looks.map(({ at }) => ({ at: at.toISOString() })),
  };
}
