import {
  ClassProgress,
  Garden,
  PracticeOfAreas,
  SeatProgress,
} from '@lux/contracts/classroom/progress.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import { z } from 'zod';
import { findClass, readTeacher } from '../classes/find-class.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { PracticeArea, planPractice } from './plan-practice.ts';
import { nameClassQuizzes, nameSeatQuizzes } from './views/name-quizzes.ts';
import { viewGarden } from './views/view-garden.ts';
import { viewClassProgress, viewSeatProgress } from './views/view-progress.ts';

const one = z.object({ id: Id });

/** What children can do, for their teachers, for themselves and for the games. */
export function progressRoutes(server: Server, deps: Deps): void {
  const { progress } = deps;

  server.get(
    '/classes/:id/progress',
    { schema: { params: one, response: { 200: ClassProgress } } },
    async (request) => {
      const teacherId = readTeacher(request);
      const found = await findClass(deps, request.params.id, teacherId);
      const owners = found.seats.map(({ _id }) => `seat:${_id}` as const);
      const view = viewClassProgress(found, await progress.readGlances(owners));
      return nameClassQuizzes(deps, view, teacherId);
    },
  );

  server.get(
    '/classes/:id/progress/:seatId',
    { schema: { params: one.extend({ seatId: Id }), response: { 200: SeatProgress } } },
    async (request) => {
      const { id, seatId } = request.params;
      const teacherId = readTeacher(request);
      const { seats } = await findClass(deps, id, teacherId);
      const seat = seats.find(({ _id }) => _id === seatId);
      if (!seat) throw errors.SEAT_NOT_FOUND();
      const view = viewSeatProgress(seat, await progress.find(`seat:${seatId}`));
      return nameSeatQuizzes(deps, view, teacherId);
    },
  );

  server.get('/garden', { schema: { response: { 200: Garden } } }, async (request) => {
    const record = await progress.find(readOwners(request).owner);
    return viewGarden(record?.tasks ?? []);
  });

  server.get(
    '/practice/:area',
    {
      schema: {
        params: z.object({ area: PracticeArea }),
        querystring: z.object({ placeId: Id.optional() }),
        response: { 200: PracticeOfAreas },
      },
    },
    async (request) => {
      const { area } = request.params;
      const { placeId = null } = request.query;
      return planPractice(deps, { owner: readOwners(request).owner, area, placeId });
    },
  );
}
