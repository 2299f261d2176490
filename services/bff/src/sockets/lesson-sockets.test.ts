import { rooms } from '@lux/contracts/sockets/rooms.ts';
import { placeStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openClassroom } from '../testing/open-classroom.ts';
import { connectSocket } from '../testing/open-sockets.ts';
import { readStream } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const visitorToken = 'visitor-of-the-tablet';

async function open(environment: Record<string, string> = {}) {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-lesson-sockets-${opened}`;
  const socketOptions = { graceMs: 50, recheckEveryMs: 100 };
  const options = { redisUrl: engines.redis.url, namePrefix, socketOptions, environment };
  const classroom = await openClassroom(options);
  const { app, deps, ask } = classroom;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const owner = cookieOf(await ask('', 'POST', '/api/register', { username: 'chefin', password }));
  return {
    ...classroom,
    url,
    placeEvents: async () =>
      (await readStream(deps.redis, placeStream, namePrefix)).map(({ name }) => name),
    /** A teacher with the id and cookie of a session. */
    appoint: async (username: string, isTeacher = true) => {
      const registered = await ask('', 'POST', '/api/register', { username, password });
      const { id } = registered.json();
      const right = (held: boolean) =>
        app.inject({
          method: 'PATCH',
          url: `/api/analytics/users/${id}/teacher`,
          payload: { isTeacher: held },
          headers: { cookie: owner },
        });
      expect((await right(isTeacher)).statusCode).toBe(200);
      return { id, cookie: cookieOf(registered), withdraw: () => right(false) };
    },
  };
}

test('a child’s socket hears of its lesson and its seat, and not of the tablet’s visitor', async () => {
  const { url, sitDown, deps, seats } = await open();
  const cookie = await sitDown(visitorToken);
  const socket = await connectSocket(url, { cookie });
  expect(await socket.emitWithAck('visitor.join', { visitorToken })).toEqual({ ok: true });
  const heard: string[] = [];
  socket.on('job.ready', ({ jobId }) => heard.push(jobId));
  const ended = new Promise<void>((resolve) => socket.once('lesson.ended', resolve));
  const { place } = (await deps.sessions.load(cookie.split('=')[1] ?? '')) ?? {};
  const job = { kind: 'image' } as const;
  deps.push.toOwner(ownerOfVisitor(visitorToken), 'job.ready', { jobId: 'tablet', ...job });
  deps.push.toOwner(`seat:${seats[0].id}`, 'job.ready', { jobId: 'seat', ...job });
  deps.push.toRoom(rooms.place(place?.placeId ?? ''), 'lesson.ended');
  // On a cluster, what goes to different rooms may come in another order.
  await Promise.all([ended, waitFor(() => heard.length > 0)]);
  expect(heard).toEqual(['seat']);
});

test('a board is told of its first socket and of its last one’s end', async () => {
  const { url, sitDown, placeEvents } = await open();
  const cookie = await sitDown();
  const connections = async () => (await placeEvents()).filter((name) => name !== 'place.acted');
  const one = await connectSocket(url, { cookie });
  const other = await connectSocket(url, { cookie });
  await waitFor(async () => (await connections()).length === 1);
  one.disconnect();
  other.disconnect();
  await waitFor(async () => (await connections()).length === 2);
  expect(await connections()).toEqual(['place.connected', 'place.disconnected']);
});

test('who is sent out hears nothing any more', async () => {
  const { url, sitDown, deps, teacher, lesson, seats } = await open();
  const socket = await connectSocket(url, { cookie: await sitDown() });
  const disconnected = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  await deps.services.classroom.sendOut(teacher, lesson.id, seats[0].id);
  await disconnected;
});

test('a board is open to the lesson’s own teachers, as long as they are', async () => {
  const { url, appoint, ask, deps, teacher, classId, lesson } = await open();
  const stranger = await appoint('fremde-lehrerin');
  const other = await connectSocket(url, { cookie: stranger.cookie });
  const join = { lessonId: lesson.id };
  expect(await other.emitWithAck('lesson.join', join)).toMatchObject({ error: 'LESSON_NOT_FOUND' });
  const child = await connectSocket(url, {
    cookie: cookieOf(await ask('', 'POST', '/api/register', { username: 'mia', password })),
  });
  expect(await child.emitWithAck('lesson.join', join)).toMatchObject({ error: 'TEACHER_NEEDED' });

  const own = await appoint('lehrerin');
  const { id: userId } = own;
  await deps.services.classroom.addTeacher(teacher, classId, { userId, username: 'lehrerin' });
  const socket = await connectSocket(url, { cookie: own.cookie });
  expect(await socket.emitWithAck('lesson.join', join)).toEqual({ ok: true });
  const changed = new Promise((resolve) => socket.once('board.changed', resolve));
  const change = { lessonId: lesson.id, places: [], gone: [] };
  deps.push.toRoom(rooms.board(lesson.id), 'board.changed', change);
  expect(await changed).toEqual(change);

  const disconnected = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  expect((await own.withdraw()).statusCode).toBe(200);
  await disconnected;
  const again = await connectSocket(url, { cookie: own.cookie });
  expect(await again.emitWithAck('lesson.join', join)).toMatchObject({ error: 'TEACHER_NEEDED' });
});

test('who is taken out of a class is found though nobody told of it', async () => {
  const { url, appoint, deps, teacher, classId, lesson } = await open();
  const { id: userId, cookie } = await appoint('lehrerin');
  const { classroom } = deps.services;
  await classroom.addTeacher(teacher, classId, { userId, username: 'lehrerin' });
  const socket = await connectSocket(url, { cookie });
  expect(await socket.emitWithAck('lesson.join', { lessonId: lesson.id })).toEqual({ ok: true });
  const disconnected = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  await classroom.removeTeacher(teacher, classId, userId);
  await disconnected;
});

test('children who have just joined take no socket from others behind their address', async () => {
  const { url, join } = await open({ CHILDREN_PER_ADDRESS: '1' });
  const guests = Array.from({ length: 4 }, async () => cookieOf(await join({})));
  for (const cookie of await Promise.all(guests)) await connectSocket(url, { cookie });
  const stranger = await connectSocket(url);
  expect(stranger.connected).toBe(true);
});
