import { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { z } from 'zod';
import { LESSON_KEY, storage } from '../../lib/storage/storage.ts';

/** The lesson as this browser keeps it, so that a reload goes on at once, and offline. */
const LessonRecord = z.object({
  lesson: ChildLesson,
  /** By this device's clock, which may be wrong by hours: only differences to it mean something. */
  endsAtMs: z.number(),
  /** How many of the teacher's looks the child was told of. */
  seenLooks: z.int().min(0),
});
export type LessonRecord = z.infer<typeof LessonRecord>;

/** Stands where a lesson was: what still comes in late is kept apart until the next page load. */
const OVER = 'over';

/**
 * As long as this entry exists, browser storage and IndexedDB have places of their own
 * (`storage.ts`, `open-local-store.ts`).
 */
export const lessonRecord = {
  isThere: (): boolean => storage.readText(LESSON_KEY) !== null,

  /** Null where there is none, where it is over and where it is broken. */
  read: (): LessonRecord | null => storage.readJson(LESSON_KEY, LessonRecord),

  write(record: LessonRecord): void {
    storage.writeJson(LESSON_KEY, record);
  },

  markOver(): void {
    storage.writeText(LESSON_KEY, OVER);
  },

  remove(): void {
    storage.remove(LESSON_KEY);
  },
};

/** What the server tells now, with what this browser knew before. */
export function toRecord(lesson: ChildLesson, before: LessonRecord | null): LessonRecord {
  return {
    lesson,
    endsAtMs: Date.now() + lesson.secondsLeft * 1000,
    seenLooks: before?.seenLooks ?? 0,
  };
}
