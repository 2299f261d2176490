import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import type { LessonRecord } from './lesson.store.ts';

/** By the server's clock, also before somebody has ended it. */
export function isOver({ endedAt, endsAt }: LessonRecord, now = Date.now()): boolean {
  return endedAt !== null || endsAt.getTime() <= now;
}

/** A lesson as its teachers see it. */
export function viewLesson(lesson: LessonRecord, now = Date.now()): Lesson {
  return {
    id: lesson._id,
    classId: lesson.classId,
    code: lesson.code,
    joinUrl: `/beitreten/${lesson.code}`,
    startedAt: lesson.startedAt.toISOString(),
    endsAt: lesson.endsAt.toISOString(),
    isOver: isOver(lesson, now),
    areas: lesson.areas,
    topic: lesson.topic,
    isPaused: lesson.isPaused,
    afterwards: lesson.afterwards,
    allowsGuests: lesson.allowsGuests,
    // Lessons from before these settings have none of them.
    practice: lesson.practice ?? [],
    hasTimer: lesson.hasTimer ?? true,
    album: lesson.album.map(({ fileId }) => `/media/${fileId}`),
  };
}

/** What the bff must know of it with each call of its children. */
export function viewState(lesson: LessonRecord, gonePlaces: string[]): LessonState {
  return {
    id: lesson._id,
    endsAt: lesson.endsAt.toISOString(),
    isOver: isOver(lesson),
    isPaused: lesson.isPaused,
    areas: lesson.areas,
    afterwards: lesson.afterwards,
    gonePlaces,
  };
}
