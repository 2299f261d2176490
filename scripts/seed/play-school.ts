import { User } from '@lux/contracts/accounts/user.ts';
import { type AlbumChoice, ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { Material, MaterialSummary } from '@lux/contracts/classroom/material.ts';
import { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { z } from 'zod';
import { school } from './school.ts';
import { SeedChild } from './seed-child.ts';

const Invited = z.object({ url: z.string() });
const Played = z.unknown();

interface School {
  url: string;
  adminPin: string;
  password: string;
  /** Who is admin and teacher already. */
  teacher: SeedChild;
  print: (line: string) => void;
}

interface Room {
  id: SchoolClass['id'];
  seats: Seat[];
}

interface Act {
  question?: string;
  wish?: string;
}

/**
 * Lets the example school begin: three classes, materials of each kind, a colleague who was invited, a lesson that is over with
 * its album, and one that runs. All of it through the public API.
 */
export async function playSchool({ url, adminPin, password, teacher, print }: School) {
  print('Die Schule beginnt …');
  const rooms: Room[] = [];
  for (const { name, ageGroup, seats: count } of school.classes) {
    const { id } = await teacher.send(SchoolClass, 'POST', '/api/classes', { name, ageGroup });
    const seats = await teacher.send(z.array(Seat), 'POST', `/api/classes/${id}/seats`, { count });
    rooms.push({ id, seats });
  }
  await inviteColleague({ url, adminPin, password, teacher });
  const [first, second, third] = rooms;
  if (!first || !second || !third) throw new Error('The example school has three classes.');
  const username = school.colleague.username;
  for (const { id } of [second, third]) {
    await teacher.send(SchoolClass, 'POST', `/api/classes/${id}/teachers`, { username });
  }
  await giveMaterials(teacher, first);
  await holdPastLesson(url, teacher, second);
  await startRunningLesson(url, teacher, first);
}

async function inviteColleague({ url, adminPin, password, teacher }: Omit<School, 'print'>) {
  const path = `/api/teachers/invitations?adminPin=${adminPin}`;
  const invited = await teacher.send(Invited, 'POST', path);
  const invitation = new URL(invited.url, url).searchParams.get('einladung');
  const colleague = new SeedChild(url);
  const body = { ...school.colleague, password, invitation, visitorToken: colleague.token };
  await colleague.send(User, 'POST', '/api/register', body);
}

async function giveMaterials(teacher: SeedChild, room: Room): Promise<void> {
  const ids: string[] = [];
  for (const material of school.materials) {
    ids.push((await teacher.send(Material, 'POST', '/api/materials', material)).id);
  }
  const path = `/api/classes/${room.id}/materials`;
  await teacher.send(z.array(MaterialSummary), 'PUT', path, { ids });
}

async function holdPastLesson(url: string, teacher: SeedChild, room: Room): Promise<void> {
  const { topic, minutes, children } = school.past;
  const order = { topic, minutes, afterwards: 'keep' };
  const path = `/api/classes/${room.id}/lessons`;
  const lesson = await teacher.send(Lesson, 'POST', path, order);
  const urls: string[] = [];
  for (const [at, act] of children.entries()) {
    const { wished } = await work(url, lesson, room.seats[at], act);
    if (wished) urls.push(wished);
  }
  const album: AlbumChoice = { urls: urls.slice(0, 2) };
  await teacher.send(Lesson, 'PUT', `/api/lessons/${lesson.id}/album`, album);
  await teacher.send(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
}

async function startRunningLesson(url: string, teacher: SeedChild, room: Room): Promise<void> {
  const { topic, minutes, children } = school.running;
  const path = `/api/classes/${room.id}/lessons`;
  const lesson = await teacher.send(Lesson, 'POST', path, { topic, minutes });
  for (const [at, act] of children.entries()) {
    const { child } = await work(url, lesson, room.seats[at], act);
    // The last one has a question for the teacher.
    const isUp = at === children.length - 1;
    if (isUp) await child.send(ChildLesson, 'PUT', '/api/lesson/hand', { isUp });
    else await playRound(child);
  }
}

/** A child takes a seat, asks and paints. */
async function work(url: string, { code }: Lesson, seat: Seat | undefined, act: Act) {
  if (!seat) throw new Error('There are fewer seats than children.');
  const child = new SeedChild(url);
  await child.join(code, seat.id);
  if (act.question) await child.ask(act.question);
  const wished = act.wish && (await child.wish('generate-image', act.wish));
  return { child, wished };
}

async function playRound(child: SeedChild): Promise<void> {
  const round = { game: 'quiz', category: 'space', score: 4, total: 5, seconds: 70 };
  await child.send(Played, 'POST', '/api/games/rounds', { id: createId(), ...round });
}
