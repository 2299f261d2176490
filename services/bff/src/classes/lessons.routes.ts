import {
  AlertSeen,
  Board,
  LessonPicture,
  LookAnswer,
  NewLook,
} from '@lux/contracts/classroom/board.ts';
import { AlbumChoice, Lesson, LessonChange, NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { secretAnswer } from '../http/compress-json.ts';
import {
  changeLesson,
  chooseAlbum,
  endLesson,
  listLessonPictures,
  listLessons,
  look,
  readBoard,
  readLesson,
  seeAlert,
  sendOut,
  startLesson,
} from './hold-lessons.ts';

const tags = ['Unterricht'];
const path = '/api/lessons/:id';
const params = z.object({ id: Id });

/** Lessons as their teachers hold them, over REST (CLASSROOM "On the wire"). */
export function lessonsRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/classes/:id/lessons',
    { schema: { tags, params, response: { 200: z.array(Lesson) } } },
    async (request) => listLessons(deps, request, request.params.id),
  );

  server.post(
    '/api/classes/:id/lessons',
    { schema: { tags, params, body: NewLesson, response: { 201: Lesson } } },
    async (request, reply) => {
      const given = { ...request.body, classId: request.params.id };
      return reply.status(201).send(await startLesson(deps, request, given));
    },
  );

  server.get(path, { schema: { tags, params, response: { 200: Lesson } } }, async (request) =>
    readLesson(deps, request, request.params.id),
  );

  server.patch(
    path,
    { schema: { tags, params, body: LessonChange, response: { 200: Lesson } } },
    async (request) => changeLesson(deps, request, { ...request.body, ...request.params }),
  );

  server.delete(path, { schema: { tags, params, response: { 200: Lesson } } }, async (request) =>
    endLesson(deps, request, request.params.id),
  );

  server.get(
    `${path}/board`,
    { schema: { tags, params, response: { 200: Board } } },
    async (request) => readBoard(deps, request, request.params.id),
  );

  server.post(
    `${path}/looks`,
    { ...secretAnswer, schema: { tags, params, body: NewLook, response: { 200: LookAnswer } } },
    async (request) => look(deps, request, { ...request.body, ...request.params }),
  );

  server.delete(
    `${path}/places/:placeId`,
    { schema: { tags, params: params.extend({ placeId: Id }), response: { 204: z.void() } } },
    async (request, reply) => {
      await sendOut(deps, request, request.params);
      return reply.status(204).send();
    },
  );

  server.post(
    `${path}/alerts/:alertId/seen`,
    {
      schema: {
        tags,
        params: params.extend({ alertId: Id }),
        body: AlertSeen,
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await seeAlert(deps, request, { ...request.body, ...request.params });
      return reply.status(204).send();
    },
  );

  server.get(
    `${path}/pictures`,
    { schema: { tags, params, response: { 200: z.array(LessonPicture) } } },
    async (request) => listLessonPictures(deps, request, request.params.id),
  );

  server.put(
    `${path}/album`,
    { schema: { tags, params, body: AlbumChoice, response: { 200: Lesson } } },
    async (request) => chooseAlbum(deps, request, { ...request.body, ...request.params }),
  );
}
