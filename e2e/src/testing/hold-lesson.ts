import { type Afterwards, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';
import type { Stack } from '@lux/local-stack/stack/stack.ts';
import { z } from 'zod';
import { Visitor } from './visitor.ts';

const password = 'Wolke-Besen-Zebra';

/** The path of a link that makes a teacher, from whoever has the dashboard's password. */
export async function inviteTeacher(
  stack: Pick<Stack, 'url' | 'dashboardPassword'>,
): Promise<string> {
  const admin = new Visitor(stack.url);
  await admin.request('POST', '/api/dashboard/login', { password: stack.dashboardPassword });
  const invitation = z.object({ url: z.string() });
  return (await admin.json(invitation, 'POST', '/api/teachers/invitations')).url;
}

/** A browser in which a new teacher is logged in. */
export async function openTeacher(
  stack: Pick<Stack, 'url' | 'dashboardPassword'>,
  username: string,
): Promise<Visitor> {
  const path = await inviteTeacher(stack);
  const invitation = new URL(path, stack.url).searchParams.get('einladung');
  const teacher = new Visitor(stack.url);
  await teacher.json(z.object({ isTeacher: z.literal(true) }), 'POST', '/api/register', {
    ...{ username, password, invitation },
    visitorToken: teacher.token,
  });
  return teacher;
}

/** A class with seats and a lesson that runs. */
export async function holdLesson(
  teacher: Visitor,
  {
    name,
    seats: count,
    ...wish
  }: { name: string; seats: number; allowsGuests?: boolean; afterwards?: Afterwards },
) {
  const { id } = await teacher.json(SchoolClass, 'POST', '/api/classes', { name });
  const seats = await teacher.json(z.array(Seat), 'POST', `/api/classes/${id}/seats`, { count });
  const path = `/api/classes/${id}/lessons`;
  const lesson = await teacher.json(Lesson, 'POST', path, { minutes: 45, ...wish });
  return { classId: id, seats, lesson };
}

/** A child joins on a tablet of its own; without a seat as a guest. */
export async function sitDown(url: string, code: string, seatId?: string): Promise<Visitor> {
  const child = new Visitor(url);
  const join = { ...(seatId && { seatId }), visitorToken: child.token };
  await child.json(z.unknown(), 'POST', `/api/joins/${code}`, join);
  return child;
}
