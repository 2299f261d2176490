import { Look, SeatExport } from '@lux/contracts/classroom/board.ts';
import {
  ClassChange,
  ClassTeacher,
  NewClass,
  NewClassTeacher,
  NewSeats,
  SchoolClass,
  Seat,
  ToldPictures,
} from '@lux/contracts/classroom/school-class.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { secretAnswer } from '../http/compress-json.ts';
import { contentDisposition } from '../pictures/content-disposition.ts';
import { exportSeat } from './export-seat.ts';
import {
  addSeats,
  addTeacher,
  changeClass,
  chooseSeatPictures,
  createClass,
  deleteClass,
  deleteSeat,
  listClasses,
  listLooks,
  printAlbum,
  printCards,
  removeTeacher,
} from './manage-classes.ts';

const tags = ['Unterricht'];
const path = '/api/classes';
const params = z.object({ id: Id });
const OrderedJob = z.object({ jobId: Id });

/** A teacher's classes, over REST (CLASSROOM "On the wire"). */
export function classesRoutes(server: Server, deps: Deps): void {
  server.get(path, { schema: { tags, response: { 200: z.array(SchoolClass) } } }, async (request) =>
    listClasses(deps, request),
  );

  server.post(
    path,
    { schema: { tags, body: NewClass, response: { 201: SchoolClass } } },
    async (request, reply) =>
      reply.status(201).send(await createClass(deps, request, request.body)),
  );

  server.patch(
    `${path}/:id`,
    { schema: { tags, params, body: ClassChange, response: { 200: SchoolClass } } },
    async (request) => changeClass(deps, request, { ...request.body, ...request.params }),
  );

  server.delete(
    `${path}/:id`,
    { schema: { tags, params, response: { 204: z.void() } } },
    async (request, reply) => {
      await deleteClass(deps, request, request.params.id);
      return reply.status(204).send();
    },
  );

  server.post(
    `${path}/:id/seats`,
    { schema: { tags, params, body: NewSeats, response: { 201: z.array(Seat) } } },
    async (request, reply) => {
      const seats = await addSeats(deps, request, { ...request.body, ...request.params });
      return reply.status(201).send(seats);
    },
  );

  const seatParams = params.extend({ seatId: Id });
  server.delete(
    `${path}/:id/seats/:seatId`,
    { schema: { tags, params: seatParams, response: { 204: z.void() } } },
    async (request, reply) => {
      await deleteSeat(deps, request, request.params);
      return reply.status(204).send();
    },
  );

  server.post(
    `${path}/:id/seats/:seatId/pictures`,
    { ...secretAnswer, schema: { tags, params: seatParams, response: { 200: ToldPictures } } },
    async (request) => chooseSeatPictures(deps, request, request.params),
  );

  server.post(
    `${path}/:id/seats/:seatId/archives`,
    { schema: { tags, params: seatParams, body: SeatExport } },
    async (request, reply) => {
      const signal = disconnectSignal(reply);
      const given = { ...request.body, ...request.params, signal };
      const { archive, label } = await exportSeat(deps, request, given);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition(`LUX-${label}`, 'application/zip'))
        .send(archive);
    },
  );

  server.post(
    `${path}/:id/teachers`,
    { schema: { tags, params, body: NewClassTeacher, response: { 200: SchoolClass } } },
    async (request) => addTeacher(deps, request, { ...request.body, ...request.params }),
  );

  server.delete(
    `${path}/:id/teachers/:userId`,
    {
      schema: {
        tags,
        params: params.extend({ userId: ClassTeacher.shape.userId }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await removeTeacher(deps, request, request.params);
      return reply.status(204).send();
    },
  );

  server.post(
    `${path}/:id/cards`,
    { schema: { tags, params, response: { 202: OrderedJob } } },
    async (request, reply) =>
      reply.status(202).send(await printCards(deps, request, request.params.id)),
  );

  server.post(
    `${path}/:id/album/prints`,
    { schema: { tags, params, response: { 202: OrderedJob } } },
    async (request, reply) =>
      reply.status(202).send(await printAlbum(deps, request, request.params.id)),
  );

  server.get(
    `${path}/:id/looks`,
    { schema: { tags, params, response: { 200: z.array(Look) } } },
    async (request) => listLooks(deps, request, request.params.id),
  );
}
