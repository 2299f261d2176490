import {
  ClassChange,
  ClassTeacher,
  NewClass,
  NewSeats,
  SchoolClass,
  Seat,
  ToldPictures,
} from '@lux/contracts/classroom/school-class.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { addSeats, givePictures, removeSeat } from './change-seats.ts';
import { addTeacher, departTeacher, removeTeacher } from './change-teachers.ts';
import type { SeatRecord } from './class.store.ts';
import { changeClass, readTeacher } from './find-class.ts';
import { deleteClass } from './forget-seats.ts';
import { viewClass } from './view-class.ts';

/** Seats in this order; those that are not named keep theirs and come last, unknown names are none. */
function orderRoom(seats: SeatRecord[], seatIds: Id[]): SeatRecord[] {
  const place = new Map(seatIds.map((id, index) => [id, index]));
  const last = seatIds.length;
  return seats.toSorted((a, b) => (place.get(a._id) ?? last) - (place.get(b._id) ?? last));
}

const one = z.object({ id: Id });
const username = z.string().min(1).max(60);
const MOST_CLASSES = 60;

/** Classes with seats and teachers, for the bff, which knows who is a teacher. */
export function classesRoutes(server: Server, deps: Deps): void {
  const { classes } = deps;

  server.get(
    '/classes',
    { schema: { response: { 200: z.array(SchoolClass) } } },
    async (request) => {
      const found = await classes.listOfTeacher(readTeacher(request));
      return found.map((schoolClass) => viewClass(schoolClass));
    },
  );

  server.post(
    '/classes',
    { schema: { body: NewClass.extend({ username }), response: { 201: SchoolClass } } },
    async (request, reply) => {
      const userId = readTeacher(request);
      const { name, ageGroup, username: teacherName } = request.body;
      if ((await classes.countOfTeacher(userId)) >= MOST_CLASSES) throw errors.TOO_MANY_CLASSES();
      const now = new Date();
      const record = {
        ...{ _id: createId(), name, ageGroup, createdAt: now, usedAt: now, revision: 1 },
        ...{ seats: [], goneSeats: [], isDeleted: false },
        teachers: [{ userId, username: teacherName }],
      };
      await classes.create(record);
      return reply.status(201).send(viewClass(record));
    },
  );

  server.patch(
    '/classes/:id',
    { schema: { params: one, body: ClassChange, response: { 200: SchoolClass } } },
    async (request) => {
      const { name, ageGroup, seatIds } = request.body;
      const which = { id: request.params.id, teacherId: readTeacher(request) };
      const changed = await changeClass(deps, which, ({ seats }) => ({
        ...(name && { name }),
        ...(ageGroup && { ageGroup }),
        ...(seatIds && { seats: orderRoom(seats, seatIds) }),
      }));
      return viewClass(changed);
    },
  );

  server.delete('/classes/:id', { schema: { params: one } }, async (request, reply) => {
    await deleteClass(deps, request.params.id, readTeacher(request));
    return reply.status(204).send();
  });

  server.post(
    '/classes/:id/seats',
    { schema: { params: one, body: NewSeats, response: { 201: z.array(Seat) } } },
    async (request, reply) => {
      const which = { id: request.params.id, teacherId: readTeacher(request) };
      return reply.status(201).send(await addSeats(deps, which, request.body.count));
    },
  );

  server.delete(
    '/classes/:id/seats/:seatId',
    { schema: { params: one.extend({ seatId: Id }) } },
    async (request, reply) => {
      const { id, seatId } = request.params;
      await removeSeat(deps, { id, teacherId: readTeacher(request) }, seatId);
      return reply.status(204).send();
    },
  );

  server.post(
    '/classes/:id/seats/:seatId/pictures',
    { schema: { params: one.extend({ seatId: Id }), response: { 200: ToldPictures } } },
    async (request) => {
      const { id, seatId } = request.params;
      const which = { id, teacherId: readTeacher(request) };
      return { pictures: await givePictures(deps, which, seatId) };
    },
  );

  server.post(
    '/classes/:id/teachers',
    {
      schema: {
        params: one,
        body: ClassTeacher.extend({ username }),
        response: { 200: SchoolClass },
      },
    },
    async (request) =>
      addTeacher(deps, { id: request.params.id, teacherId: readTeacher(request) }, request.body),
  );

  server.delete(
    '/classes/:id/teachers/:userId',
    { schema: { params: one.extend({ userId: Id }) } },
    async (request, reply) => {
      const { id, userId } = request.params;
      await removeTeacher(deps, { id, teacherId: readTeacher(request) }, userId);
      return reply.status(204).send();
    },
  );

  server.post(
    '/teachers/:userId/departures',
    { schema: { params: z.object({ userId: Id }), body: z.object({ ownerId: Id }) } },
    async ({ params, body }, reply) => {
      await departTeacher(deps, params.userId, body.ownerId);
      return reply.status(204).send();
    },
  );
}
