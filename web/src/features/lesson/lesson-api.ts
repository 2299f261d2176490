import { ChildLesson, type Hand, type Join, LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import { rest } from '../../lib/api/rest.ts';

const doorPath = (code: string) => `/api/joins/${encodeURIComponent(code)}`;

/** The child's calls of CLASSROOM "On the wire". */
export const lessonApi = {
  /** Null where this browser is in no lesson (any more). */
  read: (): Promise<ChildLesson | null> =>
    rest.get('/api/lesson', async () => ChildLesson.nullable()),

  raiseHand: (hand: Hand): Promise<ChildLesson> =>
    rest.put('/api/lesson/hand', hand, async () => ChildLesson),

  leave: (): Promise<void> => rest.delete('/api/lesson'),

  /** @throws ApiError LESSON_NOT_FOUND */
  readDoor: (code: string, signal: AbortSignal): Promise<LessonDoor> =>
    rest.get(doorPath(code), async () => LessonDoor, { signal }),

  /**
   * As a visitor that this browser has not been before.
   *
   * @throws ApiError SEAT_TAKEN, WRONG_PICTURES, SEAT_WAITS (with seconds), GUESTS_NOT_ALLOWED
   */
  join: (code: string, join: Join): Promise<ChildLesson> =>
    rest.post(doorPath(code), join, async () => ChildLesson, { visitorToken: join.visitorToken }),
};
