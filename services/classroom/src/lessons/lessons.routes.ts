import { AlertSeen, Board } from '@lux/contracts/classroom/board.ts';
import { Lesson, LessonChange, NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { seeAlert } from '../alerts/see-alert.ts';
import { readBoard } from '../board/read-board.ts';
import { findClass, readTeacher } from '../classes/find-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { leavePlace } from '../joins/leave-place.ts';
import { changeLesson, findLesson } from './change-lesson.ts';
import { endLesson } from './end-lesson.ts';
import { startLesson } from './start-lesson.ts';
import { viewLesson } from './view-lesson.ts';

const one = z.object({ id: Id });
const username = z.string().min(1).max(60);

/** Lessons and their boards, for the bff, which knows who is a teacher. */
export function lessonsRoutes(server: Server, deps: Deps): void {
  const { lessons, places } = deps;

  // For the overview of what models cost: names of classes, and nothing of what was said in them.
  server.post(
    '/lesson-classes',
    {
      schema: {
        body: z.object({ lessonIds: z.array(Id).max(5_000) }),
        response: { 200: z.record(z.string(), z.string()) },
      },
    },
    async (request) => {
      const classOf = await lessons.classesOf(request.body.lessonIds);
      const names = await deps.classes.namesOf([...new Set(classOf.values())]);
      return Object.fromEntries(
        [...classOf].flatMap(([lessonId, classId]) => {
          const name = names.get(classId);
          return name === undefined ? [] : [[lessonId, name]];
        }),
      );
    },
  );

  server.get(
    '/classes/:id/lessons',
    { schema: { params: one, response: { 200: z.array(Lesson) } } },
    async (request) => {
      const { _id } = await findClass(deps, request.params.id, readTeacher(request));
      return (await lessons.listOfClass(_id)).map((lesson) => viewLesson(lesson));
    },
  );

  server.post(
    '/classes/:id/lessons',
    { schema: { params: one, body: NewLesson, response: { 201: Lesson } } },
    async (request, reply) => {
      const which = { classId: request.params.id, teacherId: readTeacher(request) };
      const lesson = await startLesson(deps, which, request.body);
      return reply.status(201).send(viewLesson(lesson));
    },
  );

  server.get(
    '/lessons/:id',
    { schema: { params: one, response: { 200: Lesson } } },
    async (request) => viewLesson(await findLesson(deps, request.params.id, readTeacher(request))),
  );

  server.patch(
    '/lessons/:id',
    { schema: { params: one, body: LessonChange, response: { 200: Lesson } } },
    async (request) => {
      const lesson = await findLesson(deps, request.params.id, readTeacher(request));
      return viewLesson(await changeLesson(deps, lesson, request.body));
    },
  );

  server.delete(
    '/lessons/:id',
    { schema: { params: one, response: { 200: Lesson } } },
    async (request) => {
      const lesson = await findLesson(deps, request.params.id, readTeacher(request));
      const ended = await endLesson(deps, lesson);
      return viewLesson(ended ?? (await lessons.find(lesson._id)) ?? lesson);
    },
  );

  server.get(
    '/lessons/:id/board',
    { schema: { params: one, response: { 200: Board } } },
    async (request) =>
      readBoard(deps, await findLesson(deps, request.params.id, readTeacher(request))),
  );

  /** Sends a child out; by its place, or by its seat. */
  server.delete(
    '/lessons/:id/places/:placeId',
    { schema: { params: one.extend({ placeId: Id }) } },
    async (request, reply) => {
      const { id, placeId } = request.params;
      const lesson = await findLesson(deps, id, readTeacher(request));
      const found =
        (await places.findOf(lesson._id, `seat:${placeId}`)) ?? (await places.find(placeId));
      if (found?.lessonId !== lesson._id) throw errors.PLACE_NOT_FOUND();
      await leavePlace(deps, found.placeId, 'out');
      return reply.status(204).send();
    },
  );

  server.post(
    '/lessons/:id/alerts/:alertId/seen',
    { schema: { params: one.extend({ alertId: Id }), body: AlertSeen.extend({ username }) } },
    async (request, reply) => {
      const { id, alertId } = request.params;
      const byId = readTeacher(request);
      const lesson = await findLesson(deps, id, byId);
      const { username: by, note = null } = request.body;
      await seeAlert(deps, lesson, alertId, { by, byId, note: note || null });
      return reply.status(204).send();
    },
  );
}
