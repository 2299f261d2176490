import { JoinOrder } from '@lux/contracts/classroom/joined-place.ts';
import { Hand } from '@lux/contracts/classroom/lesson.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Recorded } from '../recorded.ts';
import { missing, type School, Which } from './create-school.ts';

const Coded = z.object({ code: z.string() });

/** How children come into lessons, and their places. */
export function standInPlaces(
  server: Server,
  { lessons, places, childsLesson, findByCode }: School,
  { orders }: Pick<Recorded, 'orders'>,
): void {
  server.get('/joins/:code', { schema: { params: Coded } }, async ({ params }) => {
    const { endsAt, allowsGuests } = findByCode(params.code).lesson;
    return { className: '2b', endsAt, allowsGuests, seats: [], pictures: ['1F994'] };
  });
  server.post(
    '/joins/:code',
    { schema: { params: Coded, body: JoinOrder } },
    async ({ params, body }) => {
      orders.push({ path: '/joins', ...body });
      const held = findByCode(params.code);
      const seatId = body.seatId ?? null;
      const lessonId = held.lesson.id;
      const again = [...places].find(
        ([, place]) => place.lessonId === lessonId && place.visitor === body.visitor,
      );
      const placeId = again?.[0] ?? createId();
      held.gonePlaces = held.gonePlaces.filter((id) => id !== placeId);
      places.set(placeId, { lessonId, seatId, visitor: body.visitor, isHandUp: false });
      return { lessonId, placeId, seatId, lesson: childsLesson(placeId) };
    },
  );
  server.get('/places/:id', { schema: { params: Which } }, async ({ params }) =>
    childsLesson(params.id),
  );
  server.put(
    '/places/:id/hand',
    { schema: { params: Which, body: Hand } },
    async ({ params, body }) => {
      const place = places.get(params.id);
      if (place) place.isHandUp = body.isUp;
      return childsLesson(params.id);
    },
  );
  server.delete('/places/:id', { schema: { params: Which } }, async ({ params }, reply) => {
    const place = places.get(params.id);
    if (!place) throw missing('PLACE');
    lessons.get(place.lessonId)?.gonePlaces.push(params.id);
    return reply.status(204).send();
  });
}
