import { fieldAccess } from '@lux/bff/src/testing/access/field-access.ts';
import { routeAccess } from '@lux/bff/src/testing/access/route-access.ts';
import { User } from '@lux/contracts/accounts/user.ts';
import { LessonPicture } from '@lux/contracts/classroom/board.ts';
import { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import {
  type ChildThings,
  pictureCalls,
  talkCalls,
  talkFields,
} from '../testing/classroom/child-calls.ts';
import { countRefusals } from '../testing/classroom/count-refusals.ts';
import { type HeldClass, openClass, readBoard } from '../testing/classroom/open-class.ts';
import {
  namesNoClass,
  type Room,
  teacherFields,
  teacherRoutes,
} from '../testing/classroom/teacher-calls.ts';
import { openTeacher } from '../testing/hold-lesson.ts';
import { testOnSharedSystem as test } from '../testing/open-journey.ts';
import { Visitor } from '../testing/visitor.ts';

const suffix = Date.now().toString(36);
const vogtsName = `frau.vogt-${suffix}`;
const kernsName = `herr.kern-${suffix}`;
const tries = countRefusals();
const visitors: Visitor[] = [];
let igel: HeldClass;
let dachs: HeldClass;
/** A child with an account, whom no class knows. */
let lea: Visitor;
/** A child without one. */
let ole: Visitor;
/** A browser that has never been here. */
let nobody: Visitor;

test.beforeAll(async ({ shared: { stack } }) => {
  const vogt = await openTeacher(stack, vogtsName);
  const kern = await openTeacher(stack, kernsName);
  igel = await openClass(vogt, '3a Igel', ['Mia', 'Ben', 'Ali'], kernsName);
  dachs = await openClass(kern, '4c Dachs', ['Tom', 'Ida', 'Noah'], vogtsName);
  [lea, ole, nobody] = [new Visitor(stack.url), new Visitor(stack.url), new Visitor(stack.url)];
  const account = { username: `lea-${suffix}`, password: 'Wolke-Besen-Zebra' };
  await lea.json(User, 'POST', '/api/register', { ...account, visitorToken: lea.token });
  await ole.startConversation();
  const children = [...igel.children, ...dachs.children].map(({ visitor }) => visitor);
  visitors.push(vogt, kern, lea, ole, nobody, ...children);
});

afterAll(() => {
  for (const visitor of visitors) visitor.close();
});

/** All that a teacher may do, by somebody who may not. */
async function tryTeaching(who: string, visitor: Visitor, room: Room): Promise<void> {
  for (const [route, callFor] of Object.entries(teacherRoutes)) {
    await tries.rest(who, visitor, route, callFor(room));
  }
  for (const [name, askFor] of Object.entries(teacherFields)) {
    await tries.field(who, visitor, name, askFor(room));
  }
  await tries.board(who, visitor, room.lessonId);
  await tries.without(who, visitor, '/api/classes', [room.classId, room.seatId]);
}

/** All that a child may do with its own things, by somebody else; pictures apart, which its teacher may see. */
async function tryThings(
  who: string,
  visitor: Visitor,
  things: ChildThings,
  isTeacherOf: boolean,
): Promise<void> {
  const calls = isTeacherOf ? talkCalls : { ...talkCalls, ...pictureCalls };
  for (const [route, callFor] of Object.entries(calls)) {
    await tries.rest(who, visitor, route, callFor(things));
  }
  for (const [name, askFor] of Object.entries(talkFields)) {
    await tries.field(who, visitor, name, askFor(things));
  }
  for (const path of ['/api/me/data', '/api/conversations']) {
    await tries.without(who, visitor, path, [things.conversation, things.picture]);
  }
}

const childOf = ({ children }: HeldClass, name: string): Visitor => {
  const child = children.find((one) => one.name === name);
  if (!child) throw new Error(`there is no ${name}`);
  return child.visitor;
};

test('every route and field of teachers is tried', () => {
  const ofTeachers = Object.entries({ ...routeAccess, ...fieldAccess })
    .filter(([, access]) => access === 'teacher')
    .map(([name]) => name);
  const tried = [...Object.keys(teacherRoutes), ...Object.keys(teacherFields), ...namesNoClass];
  expect(tried.toSorted()).toEqual(ofTeachers.toSorted());
});

test('nobody but its teachers reaches a class, by any route, field or socket', async () => {
  const strangers: [who: string, visitor: Visitor, held: HeldClass][] = [
    ['Herr Kern', dachs.teacher, igel],
    ['Mia in her own class', childOf(igel, 'Mia'), igel],
    ['the guest Ali in his own lesson', childOf(igel, 'Ali'), igel],
    ['Tom of the other class', childOf(dachs, 'Tom'), igel],
    ['Lea with an account', lea, igel],
    ['Ole without one', ole, igel],
    ['nobody', nobody, igel],
    ['Frau Vogt', igel.teacher, dachs],
    ['Ida in her own class', childOf(dachs, 'Ida'), dachs],
    ['the guest Noah in his own lesson', childOf(dachs, 'Noah'), dachs],
    ['Ben of the other class', childOf(igel, 'Ben'), dachs],
  ];
  for (const [who, visitor, { room }] of strangers) await tryTeaching(who, visitor, room);
  expect(tries.leaks).toEqual([]);
});

test('no teacher reaches another’s children by way of the own class', async () => {
  /** Calls that name a class or a lesson and somebody or something in it. */
  const namesTwo =
    /\{seatId\}|\{placeId\}|\{alertId\}|looks$|deleteSeat|chooseSeat|look$|sendOut|Seen/;
  for (const [who, own, other] of [
    ['Frau Vogt', igel, dachs],
    ['Herr Kern', dachs, igel],
  ] as const) {
    const { classId, lessonId } = own.room;
    for (const room of [
      { ...other.room, classId, lessonId },
      { ...own.room, classId: other.room.classId, lessonId: other.room.lessonId },
    ]) {
      for (const [route, callFor] of Object.entries(teacherRoutes)) {
        const isTwo = namesTwo.test(route) && !route.startsWith('GET');
        if (isTwo) await tries.rest(who, own.teacher, route, callFor(room));
      }
      for (const [name, askFor] of Object.entries(teacherFields)) {
        const isTwo = namesTwo.test(name) && !name.startsWith('Query');
        if (isTwo) await tries.field(who, own.teacher, name, askFor(room));
      }
    }
    // A choice of what is not the lesson's chooses nothing.
    const urls = [other.room.pictureUrl];
    await own.teacher.request('PUT', `/api/lessons/${lessonId}/album`, { urls });
    await tries.without(who, own.teacher, `/api/lessons/${lessonId}`, urls);
    const seatIds = [other.room.seatId, own.room.seatId];
    await own.teacher.request('PATCH', `/api/classes/${classId}`, { seatIds });
    await tries.without(who, own.teacher, '/api/classes', [other.room.seatId]);
    await tries.without(who, own.teacher, `/api/lessons/${lessonId}/pictures`, urls);
  }
  const { lesson } = await readBoard(igel.teacher, igel.room.lessonId);
  await tries.rest('Ole with the code of 3a on a seat of 4c', ole, 'POST /api/joins/{code}', {
    path: `/api/joins/${lesson.code}`,
    body: { seatId: dachs.room.seatId, visitorToken: ole.token },
  });
  expect(tries.leaks).toEqual([]);
});

test('no child and no adult reaches another child’s words and pictures', async () => {
  const children = [...igel.children, ...dachs.children];
  const people = [
    ...children,
    { name: 'Frau Vogt', visitor: igel.teacher },
    { name: 'Herr Kern', visitor: dachs.teacher },
    { name: 'Lea', visitor: lea },
    { name: 'Ole', visitor: ole },
    { name: 'nobody', visitor: nobody },
  ];
  for (const { name, visitor } of people) {
    for (const child of children.filter((one) => one.visitor !== visitor)) {
      const isTeacherOf = [igel, dachs].some(
        ({ teacher, children: own }) => teacher === visitor && own.includes(child),
      );
      await tryThings(`${name} at ${child.name}’s`, visitor, child, isTeacherOf);
    }
  }
  expect(tries.leaks).toEqual([]);
});

test('no header and no copied token makes anybody a seat or a teacher', async () => {
  const { seatId, userId, lessonId } = igel.room;
  const [mia] = igel.children;
  if (!mia) throw new Error('Mia is not there');
  const forged: Record<string, string>[] = [
    { 'x-lux-owners': `seat:${seatId}` },
    { 'x-lux-owners': `user:${userId}` },
    { 'x-lux-owners': `user:${userId},seat:${seatId}`, 'x-lux-internal-token': 'Wolke' },
    { 'x-lux-internal-token': 'Wolke' },
    { authorization: `Bearer ${userId}` },
    { 'x-user-id': userId },
    { 'x-forwarded-user': vogtsName },
    { 'x-seat-id': seatId, 'x-lesson-id': lessonId },
    { 'x-original-url': `/api/lessons/${lessonId}/board` },
    { 'x-http-method-override': 'GET', 'x-rewrite-url': '/media/' },
    { 'x-visitor-token': `seat:${seatId}` },
    { 'x-visitor-token': mia.visitor.token },
  ];
  const reading = Object.entries(teacherRoutes).filter(([route]) => route.startsWith('GET'));
  for (const headers of forged) {
    const who = `a browser with ${JSON.stringify(headers)}`;
    const thief = new Visitor(ole.url);
    for (const [route, callFor] of reading) {
      await tries.rest(who, thief, route, { ...callFor(igel.room), headers });
    }
    for (const [route, callFor] of Object.entries({ ...talkCalls, ...pictureCalls })) {
      await tries.rest(who, thief, route, { ...callFor(mia), headers });
    }
    await tries.without(who, thief, '/api/lesson', [seatId]);
  }
  expect(tries.leaks).toEqual([]);
});

test('a former teacher sees nothing any more, not even what was open', async () => {
  const [vogt, kern] = [igel.teacher, dachs.teacher];
  const { classId, lessonId, pictureUrl } = igel.room;
  const path = `/api/classes/${classId}/teachers`;
  await vogt.json(SchoolClass, 'POST', path, { username: kernsName });
  const pictures = z.array(LessonPicture);
  const shown = await kern.json(pictures, 'GET', `/api/lessons/${lessonId}/pictures`);
  expect(shown.map(({ url }) => url)).toContain(pictureUrl);
  expect((await kern.request('GET', pictureUrl)).status).toBe(200);
  const socket = await kern.connect();
  expect(await socket.emitWithAck('lesson.join', { lessonId })).toEqual({ ok: true });
  const disconnected = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));

  const { status } = await vogt.request('DELETE', `${path}/${dachs.room.userId}`);
  expect(status).toBe(204);
  await disconnected;
  await tryTeaching('Herr Kern, a former teacher', kern, igel.room);
  for (const url of [pictureUrl, `${pictureUrl}/thumbnail`, `${pictureUrl}/view`]) {
    await tries.rest('Herr Kern, a former teacher', kern, 'GET /media/{id}', { path: url });
  }
  expect(tries.leaks).toEqual([]);
});

test('after more than 500 attempts all is as it was, and its teachers reach it', async () => {
  expect(tries.attempts()).toBeGreaterThan(500);
  for (const { teacher, room, children } of [igel, dachs]) {
    const { lesson, places } = await readBoard(teacher, room.lessonId);
    expect(lesson).toMatchObject({ isOver: false, isPaused: false, album: [] });
    expect(places).toHaveLength(3);
    expect(places.find(({ id }) => id === room.placeId)?.alert?.id).toBe(room.alertId);
    const [own] = await teacher.json(z.array(SchoolClass), 'GET', '/api/classes');
    expect(own?.name).not.toBe('Gekapert');
    expect(own?.seats).toHaveLength(6);
    expect(own?.seats.some(({ hasPictures }) => hasPictures)).toBe(false);
    expect(own?.teachers.map(({ userId }) => userId)).toEqual([room.userId]);
    for (const [route, callFor] of Object.entries(teacherRoutes)) {
      if (!route.startsWith('GET')) continue;
      expect([route, (await teacher.request('GET', callFor(room).path)).status]).toEqual([
        route,
        200,
      ]);
    }
    const looks = await teacher.request('GET', `/api/classes/${room.classId}/looks`);
    expect(await looks.json()).toEqual([]);
    for (const { visitor, conversation, picture } of children) {
      const talk = await visitor.request('GET', `/api/conversations/${conversation}`);
      expect((await talk.json()).messages).toHaveLength(2);
      expect((await visitor.request('GET', picture)).status).toBe(200);
    }
  }
});
