import type { ClassRecord } from '../classes/class.store.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';

/** A running lesson with the class it is for. */
export interface OpenLesson {
  lesson: LessonRecord;
  schoolClass: ClassRecord;
}

export type OpenLessons = ReturnType<typeof createOpenLessons>;

/**
 * Lets children who come at once share one answer: a class that joins reads its lesson once, not
 * thirty times. Nothing is kept, so an answer is never older than its question by more than it takes.
 */
export function createOpenLessons() {
  const reading = new Map<string, Promise<OpenLesson | null>>();
  return {
    read: (code: string, read: () => Promise<OpenLesson | null>): Promise<OpenLesson | null> => {
      const begun = reading.get(code);
      if (begun) return begun;
      const answer = read().finally(() => reading.delete(code));
      reading.set(code, answer);
      return answer;
    },
  };
}
