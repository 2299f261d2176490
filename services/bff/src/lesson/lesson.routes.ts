import { ChildLesson, Hand, Join, LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { joinLesson, readDoor } from './join-lesson.ts';
import { leaveLesson, raiseHand, readOwnLesson } from './own-lesson.ts';

const tags = ['Stunde'];
/** A lesson's code, or a seat's id from its card. */
export const TypedCode = z.string().min(1).max(40);
const params = z.object({ code: TypedCode });

/** A child's way into a lesson and its own lesson, over REST (CLASSROOM "On the wire"). */
export function lessonRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/joins/:code',
    { schema: { tags, params, response: { 200: LessonDoor } } },
    async (request) => readDoor(deps, request, request.params.code),
  );

  server.post(
    '/api/joins/:code',
    { schema: { tags, params, body: Join, response: { 200: ChildLesson } } },
    async (request, reply) =>
      joinLesson(deps, request, reply, { ...request.body, code: request.params.code }),
  );

  server.get(
    '/api/lesson',
    { schema: { tags, response: { 200: ChildLesson.nullable() } } },
    async (request) => readOwnLesson(deps, request),
  );

  server.delete(
    '/api/lesson',
    { schema: { tags, response: { 204: z.void() } } },
    async (request, reply) => {
      await leaveLesson(deps, request);
      return reply.status(204).send();
    },
  );

  server.put(
    '/api/lesson/hand',
    { schema: { tags, body: Hand, response: { 200: ChildLesson } } },
    async (request) => raiseHand(deps, request, request.body),
  );
}
