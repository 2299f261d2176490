import type { NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { cookieOf } from './cookie-of.ts';
import { openBff } from './open-bff.ts';

/** A bff with a class of two seats, whose teacher holds a lesson. */
export async function openClassroom(
  options: Parameters<typeof openBff>[0],
  lesson: Partial<NewLesson> = {},
) {
  const bff = await openBff(options);
  const { app, deps } = bff;
  const { classroom } = deps.services;
  const teacher = { owners: [`user:${createId()}` as const], requestId: 'a-test' };
  const { id } = await classroom.createClass(teacher, {
    ...{ name: '2b', ageGroup: 'small', username: 'lehrerin' },
  });
  const [seat, other] = await classroom.addSeats(teacher, id, { count: 2 });
  if (!seat || !other) throw new Error('a class has seats');
  const given = await classroom.startLesson(teacher, id, {
    ...{ minutes: 45, areas: ['talk', 'quiz'], topic: null, afterwards: 'wipe' },
    ...{ allowsGuests: true, practice: [], hasTimer: true },
    ...lesson,
  });
  const join = (payload: object, { cookie = '', code = given.code } = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/joins/${code}`,
      payload: { visitorToken: `visitor-${createId()}`, ...payload },
      headers: { cookie },
    });
  return {
    ...bff,
    teacher,
    lesson: given,
    classId: id,
    seats: [seat, other] as const,
    join,
    /** The cookie of a child at the first seat. */
    sitDown: async (visitorToken = `visitor-${createId()}`) =>
      cookieOf(await join({ seatId: seat.id, visitorToken })),
    ask: (
      cookie: string,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
    ) => app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) }),
    change: (change: Parameters<typeof classroom.changeLesson>[2]) =>
      classroom.changeLesson(teacher, given.id, change),
  };
}
