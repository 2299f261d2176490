import { NewLook } from '@lux/contracts/classroom/board.ts';
import { LessonChange, NewLesson } from '@lux/contracts/classroom/lesson.ts';
import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { missing, type School, Which } from './create-school.ts';

const plusMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The picture that the children of any lesson have made. */
export const lessonPictureId = 'kids-file-kids-file-ki';

/** Lessons as their teachers hold them. */
export function standInLessons(
  server: Server,
  { lessons, places, classOf, lessonOf }: School,
): void {
  server.get('/classes/:id/lessons', { schema: { params: Which } }, async (request) => {
    const { id } = classOf(request, request.params.id);
    return [...lessons.values()].map(({ lesson }) => lesson).filter((one) => one.classId === id);
  });
  server.post(
    '/classes/:id/lessons',
    { schema: { params: Which, body: NewLesson } },
    async (request, reply) => {
      const { id: classId } = classOf(request, request.params.id);
      const { minutes, ...given } = request.body;
      const code = `ABC${String(lessons.size + 222).replaceAll(/[01]/g, 'X')}`;
      const lesson = {
        ...{ id: createId(), classId, code, joinUrl: `/beitreten/${code}`, isOver: false },
        ...{ startedAt: plusMinutes(0), endsAt: plusMinutes(minutes), isPaused: false, album: [] },
        ...given,
      };
      lessons.set(lesson.id, { lesson, gonePlaces: [] });
      return reply.status(201).send(lesson);
    },
  );
  server.get('/lessons/:id', { schema: { params: Which } }, async (request) => {
    return lessonOf(request, request.params.id).lesson;
  });
  server.patch(
    '/lessons/:id',
    { schema: { params: Which, body: LessonChange } },
    async (request) => {
      const { minutes, ...change } = request.body;
      const { lesson } = lessonOf(request, request.params.id);
      return Object.assign(lesson, change, minutes && { endsAt: plusMinutes(minutes) });
    },
  );
  server.delete('/lessons/:id', { schema: { params: Which } }, async (request) =>
    Object.assign(lessonOf(request, request.params.id).lesson, { isOver: true }),
  );
  server.get('/lessons/:id/board', { schema: { params: Which } }, async (request) => {
    return { lesson: lessonOf(request, request.params.id).lesson, places: [] };
  });
  server.post(
    '/lessons/:id/looks',
    { schema: { params: Which, body: NewLook.extend({ username: z.string() }) } },
    async (request) => {
      const { lesson } = lessonOf(request, request.params.id);
      const { username: teacher, reason } = request.body;
      const at = new Date(0).toISOString();
      const look = {
        id: createId(),
        lessonId: lesson.id,
        label: 'Blauer Igel',
        teacher,
        reason,
        at,
      };
      return { look, messages: [] };
    },
  );
  server.delete(
    '/lessons/:id/places/:placeId',
    { schema: { params: Which.extend({ placeId: z.string() }) } },
    async (request, reply) => {
      const held = lessonOf(request, request.params.id);
      for (const [placeId, { seatId }] of places) {
        if ([placeId, seatId].includes(request.params.placeId)) held.gonePlaces.push(placeId);
      }
      return reply.status(204).send();
    },
  );
  server.post(
    '/lessons/:id/alerts/:alertId/seen',
    { schema: { params: Which.extend({ alertId: z.string() }) } },
    async (request, reply) => {
      lessonOf(request, request.params.id);
      return reply.status(204).send();
    },
  );
  server.get('/lessons/:id/pictures', { schema: { params: Which } }, async (request) => {
    lessonOf(request, request.params.id);
    const url = `/media/${lessonPictureId}`;
    return [{ id: lessonPictureId, url, thumbnailUrl: `${url}/thumbnail`, label: 'Blauer Igel' }];
  });
  server.put(
    '/lessons/:id/album',
    { schema: { params: Which, body: z.object({ urls: z.array(z.string()) }) } },
    async (request) =>
      Object.assign(lessonOf(request, request.params.id).lesson, { album: request.body.urls }),
  );
  server.get(
    '/lessons/:id/state',
    { schema: { params: Which } },
    async ({ params }): Promise<LessonState> => {
      const held = lessons.get(params.id);
      if (!held) throw missing('LESSON');
      const { id, endsAt, isOver, isPaused, areas, afterwards } = held.lesson;
      return { id, endsAt, isOver, isPaused, areas, afterwards, gonePlaces: held.gonePlaces };
    },
  );
}
