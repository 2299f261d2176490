import { SeatExport } from '@lux/contracts/classroom/board.ts';
import { NewClass, NewSeats } from '@lux/contracts/classroom/school-class.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Recorded } from '../recorded.ts';
import { type School, seatOf, Which } from './create-school.ts';

const WhichSeat = z.object({ id: z.string(), seatId: z.string() });

/** Classes, their seats and teachers. */
export function standInClasses(
  server: Server,
  { classes, teacherOf, classOf }: School,
  { orders }: Pick<Recorded, 'orders'>,
): void {
  server.get('/classes', async (request) =>
    [...classes.values()].filter(({ teachers }) =>
      teachers.some(({ userId }) => userId === teacherOf(request)),
    ),
  );
  server.post(
    '/classes',
    { schema: { body: NewClass.extend({ username: z.string() }) } },
    async (request, reply) => {
      const { username, ...given } = request.body;
      orders.push({ path: '/classes', ...request.body });
      const teachers = [{ userId: teacherOf(request), username }];
      const id = createId();
      const createdAt = new Date(0).toISOString();
      classes.set(id, { id, ...given, seats: [], teachers, createdAt });
      return reply.status(201).send(classes.get(id));
    },
  );
  server.patch('/classes/:id', { schema: { params: Which } }, async (request) =>
    Object.assign(classOf(request, request.params.id), request.body),
  );
  server.delete('/classes/:id', { schema: { params: Which } }, async (request, reply) => {
    classOf(request, request.params.id);
    classes.delete(request.params.id);
    return reply.status(204).send();
  });
  server.post(
    '/classes/:id/seats',
    { schema: { params: Which, body: NewSeats } },
    async (request, reply) => {
      const found = classOf(request, request.params.id);
      const seats = Array.from({ length: request.body.count }, () => ({
        ...seatOf(createId()),
        hasPictures: false,
      }));
      found.seats.push(...seats);
      return reply.status(201).send(seats);
    },
  );
  server.delete(
    '/classes/:id/seats/:seatId',
    { schema: { params: WhichSeat } },
    async (request, reply) => {
      classOf(request, request.params.id);
      return reply.status(204).send();
    },
  );
  server.post(
    '/classes/:id/seats/:seatId/pictures',
    { schema: { params: WhichSeat } },
    async (request) => {
      classOf(request, request.params.id);
      return { pictures: ['1F994', '1F98A', '1F41D'] };
    },
  );
  server.post(
    '/classes/:id/teachers',
    {
      schema: { params: Which, body: z.object({ userId: z.string(), username: z.string() }) },
    },
    async (request) => {
      const found = classOf(request, request.params.id);
      found.teachers.push(request.body);
      return found;
    },
  );
  server.delete(
    '/classes/:id/teachers/:userId',
    { schema: { params: Which.extend({ userId: z.string() }) } },
    async (request, reply) => {
      const found = classOf(request, request.params.id);
      found.teachers = found.teachers.filter(({ userId }) => userId !== request.params.userId);
      return reply.status(204).send();
    },
  );
  for (const prints of ['cards', 'album/prints']) {
    server.post(`/classes/:id/${prints}`, { schema: { params: Which } }, async (request) => {
      classOf(request, request.params.id);
      return { jobId: createId() };
    });
  }
  server.post(
    '/classes/:id/seats/:seatId/looks',
    { schema: { params: WhichSeat, body: SeatExport.extend({ username: z.string() }) } },
    async (request, reply) => {
      const { id, seatId } = request.params;
      const seat = classOf(request, id).seats.find((one) => one.id === seatId);
      if (!seat) throw new AppError('SEAT_NOT_FOUND', 404, 'Diesen Platz gibt es nicht mehr.');
      const { username: teacher, reason } = request.body;
      return reply.status(201).send({
        ...{ id: createId(), lessonId: null, label: seat.label, teacher, reason },
        at: new Date().toISOString(),
      });
    },
  );
  server.get('/classes/:id/looks', { schema: { params: Which } }, async (request) => {
    classOf(request, request.params.id);
    return [];
  });
  server.post('/teachers/:id/departures', { schema: { params: Which } }, async (request, reply) => {
    orders.push({ path: '/departures', userId: request.params.id, ...Object(request.body) });
    return reply.status(204).send();
  });
}
