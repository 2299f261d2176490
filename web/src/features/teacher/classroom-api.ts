import { Look, type SeatExport } from '@lux/contracts/classroom/board.ts';
import { Lesson, type NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { ClassProgress, SeatProgress } from '@lux/contracts/classroom/progress.ts';
import {
  type ClassChange,
  type NewClass,
  SchoolClass,
  Seat,
  ToldPictures,
} from '@lux/contracts/classroom/school-class.ts';
import { z } from 'zod';
import { rest } from '../../lib/api/rest.ts';

/** A PDF that is being made. */
const OrderedPdf = z.object({ jobId: z.string().min(1) });

const Classes = z.array(SchoolClass);
const Seats = z.array(Seat);
const Lessons = z.array(Lesson);
const Looks = z.array(Look);

const pathOf = (classId: string) => `/api/classes/${classId}`;

/**
 * The calls about a teacher's classes (CLASSROOM "On the wire"). Each throws an ApiError with the
 * server's German sentence: TEACHER_NEEDED, CLASS_NOT_FOUND, SEAT_NOT_FOUND, TOO_MANY_SEATS,
 * LESSON_RUNNING.
 */
export const classroomApi = {
  listClasses: () => rest.get('/api/classes', async () => Classes),
  createClass: (given: NewClass) => rest.post('/api/classes', given, async () => SchoolClass),
  changeClass: (classId: string, change: ClassChange) =>
    rest.patch(pathOf(classId), change, async () => SchoolClass),
  deleteClass: (classId: string) => rest.delete(pathOf(classId)),

  /** Answers with the new seats only. */
  addSeats: (classId: string, count: number) =>
    rest.post(`${pathOf(classId)}/seats`, { count }, async () => Seats),
  removeSeat: (classId: string, seatId: string) =>
    rest.delete(`${pathOf(classId)}/seats/${seatId}`),
  /** The pictures are told only here. */
  givePictures: (classId: string, seatId: string) =>
    rest.post(`${pathOf(classId)}/seats/${seatId}/pictures`, undefined, async () => ToldPictures),
  /** A ZIP with everything of a seat. */
  exportSeat: (classId: string, seatId: string, given: SeatExport) =>
    rest.postForResponse(`${pathOf(classId)}/seats/${seatId}/archives`, given),
  /** Gives every seat new pictures; the cards printed before end. */
  orderCards: (classId: string) =>
    rest.post(`${pathOf(classId)}/cards`, undefined, async () => OrderedPdf),

  addTeacher: (classId: string, username: string) =>
    rest.post(`${pathOf(classId)}/teachers`, { username }, async () => SchoolClass),
  removeTeacher: (classId: string, userId: string) =>
    rest.delete(`${pathOf(classId)}/teachers/${userId}`),

  /** Running and past ones, newest first. */
  listLessons: (classId: string) => rest.get(`${pathOf(classId)}/lessons`, async () => Lessons),
  startLesson: (classId: string, given: NewLesson) =>
    rest.post(`${pathOf(classId)}/lessons`, given, async () => Lesson),
  readProgress: (classId: string) =>
    rest.get(`${pathOf(classId)}/progress`, async () => ClassProgress),
  readSeatProgress: (classId: string, seatId: string) =>
    rest.get(`${pathOf(classId)}/progress/${seatId}`, async () => SeatProgress),
  /** Saved by the browser itself. */
  progressTable: (classId: string) => `${pathOf(classId)}/progress?format=csv`,
  listLooks: (classId: string) => rest.get(`${pathOf(classId)}/looks`, async () => Looks),
  orderAlbum: (classId: string) =>
    rest.post(`${pathOf(classId)}/album/prints`, undefined, async () => OrderedPdf),
};
