import type { ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

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

export const Which = z.object({ id: z.string() });
export const missing = (what: string) =>
  new AppError(`${what}_NOT_FOUND`, 404, 'Das gibt es nicht mehr.');
const sign = { drawing: '1F994', color: 'blue' } as const;
export const seatOf = (id: string) => ({ id, sign, label: 'Blauer Igel' });

export type School = ReturnType<typeof createSchool>;

/** What the stand-in knows of classes, lessons and places. */
export function createSchool() {
  const classes = new Map<string, SchoolClass>();
  const lessons = new Map<string, Held>();
  const places = new Map<string, Taken>();

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
    const { endsAt, areas, topic, isPaused, afterwards, hasTimer } = held.lesson;
    return {
      ...{ endsAt, areas, topic, isPaused, afterwards, hasTimer },
      ...{ isHandUp: place.isHandUp, looks: [] },
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

  return { classes, lessons, places, teacherOf, classOf, lessonOf, childsLesson, findByCode };
}
