import { Look, LookAnswer, NewLook, SeatExport } from '@lux/contracts/classroom/board.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { findClass, readTeacher } from '../classes/find-class.ts';
import { labelOf } from '../classes/seat-signs.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { findLesson } from '../lessons/change-lesson.ts';
import { viewLook } from './look.store.ts';
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

  server.post(
    '/classes/:id/seats/:seatId/looks',
    {
      schema: {
        params: one.extend({ seatId: Id }),
        body: SeatExport.extend({ username: z.string().min(1).max(60) }),
        response: { 201: Look },
      },
    },
    async (request, reply) => {
      const { id, seatId } = request.params;
      const teacherId = readTeacher(request);
      const { username: teacher, reason } = request.body;
      const { _id: classId, seats } = await findClass(deps, id, teacherId);
      const seat = seats.find(({ _id }) => _id === seatId);
      if (!seat) throw errors.SEAT_NOT_FOUND();
      const label = labelOf(seat.sign);
      const look = {
        ...{ _id: createId(), lessonId: null, classId, seatId, label },
        ...{ teacherId, teacher, reason, at: new Date() },
      };
      await deps.looks.add(look);
      return reply.status(201).send(viewLook(look));
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
