import { Look, LookAnswer, NewLook } from '@lux/contracts/classroom/board.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { findClass, readTeacher } from '../classes/find-class.ts';
import type { Deps } from '../deps.ts';
import { findLesson } from '../lessons/change-lesson.ts';
import { takeLook } from './take-look.ts';

const one = z.object({ id: Id });

/** Reading a child's words, and the log of who did (CLASSROOM "The board"). */
export function looksRoutes(server: Server, deps: Deps): void {
  server.post(
    '/lessons/:id/looks',
    {
      schema: {
        params: one,
        body: NewLook.extend({ username: z.string().min(1).max(60) }),
        response: { 201: LookAnswer },
      },
    },
    async (request, reply) => {
      const teacherId = readTeacher(request);
      const lesson = await findLesson(deps, request.params.id, teacherId);
      const { username: teacher, ...look } = request.body;
      const answer = await takeLook(deps, lesson, look, { teacherId, teacher });
      return reply.status(201).send(answer);
    },
  );

  server.get(
    '/classes/:id/looks',
    { schema: { params: one, response: { 200: z.array(Look) } } },
    async (request) => {
      const { _id } = await findClass(deps, request.params.id, readTeacher(request));
      return deps.looks.listOfClass(_id);
    },
  );
}
