import { JoinedPlace, JoinOrder } from '@lux/contracts/classroom/joined-place.ts';
import { ChildLesson, Hand, LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import { LessonState } from '@lux/contracts/classroom/place-event.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { refreshTile } from '../board/refresh-tile.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { LessonRecord } from '../lessons/lesson.store.ts';
import { publishState } from '../lessons/publish-lesson.ts';
import { isOver } from '../lessons/view-lesson.ts';
import { joinLesson } from './join-lesson.ts';
import { leavePlace } from './leave-place.ts';
import { openDoor } from './open-door.ts';
import type { PlaceRecord } from './place.store.ts';
import { viewChildLesson } from './view-child-lesson.ts';

const code = z.object({ code: z.string().max(40) });
const place = z.object({ id: Id });

/** The child's side, for the bff, which holds a session's place. */
export function joinsRoutes(server: Server, deps: Deps): void {
  const { places, lessons } = deps;

  /** @throws PLACE_NOT_FOUND where nobody is in it, or its lesson is over. */
  const findPlace = async (
    found: PlaceRecord | null,
  ): Promise<{ place: PlaceRecord; lesson: LessonRecord }> => {
    const lesson = found?.state === 'there' ? await lessons.find(found.lessonId) : null;
    if (!found || !lesson || isOver(lesson)) throw errors.PLACE_NOT_FOUND();
    return { place: found, lesson };
  };

  server.get(
    '/joins/:code',
    { schema: { params: code, response: { 200: LessonDoor } } },
    async ({ params }) => openDoor(deps, params.code),
  );

  server.post(
    '/joins/:code',
    { schema: { params: code, body: JoinOrder, response: { 201: JoinedPlace } } },
    async ({ params, body }, reply) =>
      reply.status(201).send(await joinLesson(deps, params.code, body)),
  );

  /** Where Redis has lost it; it is there again afterwards. */
  server.get(
    '/lessons/:id/state',
    { schema: { params: place, response: { 200: LessonState } } },
    async ({ params }) => {
      const lesson = await lessons.find(params.id);
      if (!lesson) throw errors.LESSON_NOT_FOUND();
      return publishState(deps, lesson);
    },
  );

  server.get(
    '/places/:id',
    { schema: { params: place, response: { 200: ChildLesson } } },
    async ({ params }) => {
      const found = await findPlace(await places.find(params.id));
      return viewChildLesson(found.lesson, found.place);
    },
  );

  server.delete('/places/:id', { schema: { params: place } }, async ({ params }, reply) => {
    await leavePlace(deps, params.id, 'left');
    return reply.status(204).send();
  });

  server.put(
    '/places/:id/hand',
    { schema: { params: place, body: Hand, response: { 200: ChildLesson } } },
    async ({ params, body }) => {
      await findPlace(await places.find(params.id));
      const found = await findPlace(await places.setHand(params.id, body.isUp));
      await refreshTile(deps, found.place);
      return viewChildLesson(found.lesson, found.place);
    },
  );
}
