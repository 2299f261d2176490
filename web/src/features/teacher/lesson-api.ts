import {
  type AlertSeen,
  Board,
  LessonPicture,
  LookAnswer,
  type NewLook,
} from '@lux/contracts/classroom/board.ts';
import { Lesson, type LessonChange } from '@lux/contracts/classroom/lesson.ts';
import { z } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';

const Pictures = z.array(LessonPicture);

const pathOf = (lessonId: string) => `/api/lessons/${lessonId}`;

/** A board, and when the server said so by its own clock, in milliseconds; null where it did not say. */
export interface TimedBoard {
  board: Board;
  saidAtMs: number | null;
}

/**
 * The calls about one lesson (CLASSROOM "On the wire"). Each throws an ApiError with the server's
 * German sentence: LESSON_NOT_FOUND, PLACE_NOT_FOUND, ALERT_NOT_FOUND.
 */
export const lessonApi = {
  async readBoard(lessonId: string): Promise<TimedBoard> {
    const response = await rest.getResponse(`${pathOf(lessonId)}/board`);
    const parsed = Board.safeParse(await response.json().catch(() => null));
    if (!parsed.success) {
      const message = 'Die Antwort konnte nicht gelesen werden.';
      throw new ApiError({ status: 200, code: 'BAD_ANSWER', message, isForPerson: true });
    }
    const saidAtMs = Date.parse(response.headers.get('date') ?? '');
    return { board: parsed.data, saidAtMs: Number.isNaN(saidAtMs) ? null : saidAtMs };
  },

  change: (lessonId: string, change: LessonChange) =>
    rest.patch(pathOf(lessonId), change, async () => Lesson),
  end: (lessonId: string) => rest.delete(pathOf(lessonId)),
  sendOut: (lessonId: string, placeId: string) =>
    rest.delete(`${pathOf(lessonId)}/places/${placeId}`),

  /** Written into the log that nobody can change; the child is told. */
  look: (lessonId: string, given: NewLook) =>
    rest.post(`${pathOf(lessonId)}/looks`, given, async () => LookAnswer),
  markSeen: (lessonId: string, alertId: string, given: AlertSeen) =>
    rest.postOnly(`${pathOf(lessonId)}/alerts/${alertId}/seen`, given),

  listPictures: (lessonId: string) =>
    rest.get(`${pathOf(lessonId)}/pictures`, async () => Pictures),
  chooseAlbum: (lessonId: string, urls: readonly string[]) =>
    rest.put(`${pathOf(lessonId)}/album`, { urls }, async () => Lesson),
};
