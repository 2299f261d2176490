import { NewLook } from '@lux/contracts/classroom/board.ts';
import { JoinOrder } from '@lux/contracts/classroom/joined-place.ts';
import {
  type ChildLesson,
  Hand,
  type Lesson,
  LessonChange,
  NewLesson,
} from '@lux/contracts/classroom/lesson.ts';
import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import { NewClass, NewSeats, type SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Recorded } from './recorded.ts';

interface Held {
  lesson: Lesson;
  gonePlaces: string[];
}
interface Taken {
  lessonId: string;
  seatId: string | null;
  visitor: string;
  isHandUp: boolean;
}

const Which = z.object({ id: z.string() });
const WhichSeat = z.object({ id: z.string(), seatId: z.string() });
const Coded = z.object({ code: z.string() });
const missing = (what: string) => new AppError(`${what}_NOT_FOUND`, 404, 'Das gibt es nicht mehr.');
const sign = { drawing: '1F994', color: 'blue' } as const;
const seatOf = (id: string) => ({ id, sign, label: 'Blauer Igel' });
const plusMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The picture a child of any lesson has made: media's stand-in keeps it for nobody else. */
export const lessonPictureId = 'own-file-own-file-own-';

/** Classes, lessons and places, in the fewest words that the contracts take. */
export function standInClassroom(
  server: Server,
  { orders, classroom }: Pick<Recorded, 'orders' | 'classroom'>,
): void {
  const classes = new Map<string, SchoolClass>();
  const lessons = new Map<string, Held>();
  const places = new Map<string, Taken>();

  server.addHook('onRequest', async ({ url }) => {
    const isClassroom = /^\/(classes|lessons|joins|places|teachers)(\/|$)/.test(url);
    if (isClassroom && classroom.isAway) throw commonErrors.SERVICE_UNAVAILABLE();
  });

  const teacherOf = (request: FastifyRequest) => readOwners(request).owner.replace('user:', '');
  const classOf = (request: FastifyRequest, id: string): SchoolClass => {
    const found = classes.get(id);
    const teacher = teacherOf(request);
    if (!found?.teachers.some(({ userId }) => userId === teacher)) throw missing('CLASS');
    return found;
  };
  const lessonOf = (request: FastifyRequest, id: string): Held => {
    const held = lessons.get(id);
    if (!held) throw missing('LESSON');
    const mine = classes.get(held.lesson.classId)?.teachers.map(({ userId }) => userId);
    if (!mine?.includes(teacherOf(request))) throw missing('LESSON');
    return held;
  };
  const childsLesson = (placeId: string): ChildLesson => {
    const place = places.get(placeId);
    const held = place && lessons.get(place.lessonId);
    if (!place || !held || held.lesson.isOver) throw missing('PLACE');
    const { endsAt, areas, topic, isPaused, afterwards } = held.lesson;
    return {
      ...{ endsAt, areas, topic, isPaused, afterwards, isHandUp: place.isHandUp, looks: [] },
      seat: place.seatId === null ? null : seatOf(place.seatId),
      label: place.seatId === null ? 'Gast 1' : 'Blauer Igel',
      secondsLeft: Math.max(0, Math.round((Date.parse(endsAt) - Date.now()) / 1000)),
    };
  };
  const findByCode = (code: string): Held => {
    for (const held of lessons.values()) {
      const seats = classes.get(held.lesson.classId)?.seats ?? [];
      const isMeant = held.lesson.code === code || seats.some(({ id }) => id === code);
      if (isMeant && !held.lesson.isOver) return held;
    }
    throw missing('LESSON');
  };

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
  server.get('/classes/:id/looks', { schema: { params: Which } }, async (request) => {
    classOf(request, request.params.id);
    return [];
  });
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
  server.post('/teachers/:id/departures', { schema: { params: Which } }, async (request, reply) => {
    orders.push({ path: '/departures', userId: request.params.id, ...Object(request.body) });
    return reply.status(204).send();
  });
}
