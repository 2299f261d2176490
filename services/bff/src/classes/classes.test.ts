import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { lessonPictureId } from '../testing/stand-in/classroom/lessons.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';

/** A school with its owner, and two teachers who have nothing to do with each other. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-classes-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const call = (cookie: string, method: Method, url: string, payload?: object) =>
    bff.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const register = async (username: string) => {
    const answer = await call('', 'POST', '/api/register', { username, password });
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const owner = await register('chefin');
  const appoint = (id: string, isTeacher: boolean) =>
    call(owner.cookie, 'PATCH', `/api/analytics/users/${id}/teacher`, { isTeacher });
  const teacher = await register('lehrerin');
  const other = await register('lehrer');
  for (const { id } of [teacher, other]) await appoint(id, true);
  const made = await call(teacher.cookie, 'POST', '/api/classes', { name: '2b' });
  const classId = String(made.json().id);
  return { ...bff, call, owner, teacher, other, appoint, classId };
}

const isFound = ({ statusCode }: { statusCode: number }) => statusCode < 400;

test('a teacher keeps a class from its first seat to its end, and the trail says what was done', async () => {
  const { call, teacher, classId, auditTrail } = await open();
  const { cookie } = teacher;
  const path = `/api/classes/${classId}`;
  const seats = await call(cookie, 'POST', `${path}/seats`, { count: 3 });
  expect([seats.statusCode, seats.json().length]).toEqual([201, 3]);
  const changed = await call(cookie, 'PATCH', path, { name: 'Igelklasse' });
  expect(changed.json()).toMatchObject({ name: 'Igelklasse', ageGroup: 'small' });
  expect((await call(cookie, 'POST', `${path}/cards`)).statusCode).toBe(202);
  const started = await call(cookie, 'POST', `${path}/lessons`, { minutes: 45 });
  expect(started.statusCode).toBe(201);
  const lesson = `/api/lessons/${started.json().id}`;
  const paused = await call(cookie, 'PATCH', lesson, { isPaused: true });
  expect(paused.json()).toMatchObject({ isPaused: true });
  expect((await call(cookie, 'GET', `${lesson}/board`)).json().places).toEqual([]);
  const [seat] = seats.json();
  const look = { seatId: seat.id, reason: 'Streit um die Stifte' };
  expect((await call(cookie, 'POST', `${lesson}/looks`, look)).json().look.teacher).toBe(
    'lehrerin',
  );
  expect(isFound(await call(cookie, 'DELETE', `${lesson}/places/${seat.id}`))).toBe(true);
  expect((await call(cookie, 'DELETE', lesson)).json().isOver).toBe(true);
  expect((await call(cookie, 'DELETE', path)).statusCode).toBe(204);
  expect((await call(cookie, 'GET', '/api/classes')).json()).toEqual([]);

  const own = auditTrail.entries.filter(({ actor }) => actor.name === 'lehrerin');
  expect(own.map(({ action }) => action)).toEqual([
    'cards.printed',
    'lesson.started',
    'look.made',
    'child.sent-out',
    'lesson.ended',
    'class.deleted',
  ]);
  expect(JSON.stringify(own)).not.toContain('Stifte');
});

test('a class of others does not exist for a teacher, whatever they try, and leaves no trace', async () => {
  const { call, teacher, other, classId, auditTrail } = await open();
  const started = await call(teacher.cookie, 'POST', `/api/classes/${classId}/lessons`, {
    minutes: 45,
  });
  const lesson = `/api/lessons/${started.json().id}`;
  const path = `/api/classes/${classId}`;
  auditTrail.entries.length = 0;
  const id = 'A'.repeat(22);
  for (const [method, url, payload] of [
    ['PATCH', path, { name: 'meine' }],
    ['DELETE', path],
    ['POST', `${path}/seats`, { count: 1 }],
    ['POST', `${path}/cards`],
    ['GET', `${path}/looks`],
    ['POST', `${path}/seats/${id}/archives`, { reason: 'Neugier' }],
    ['GET', `${path}/lessons`],
    ['POST', `${path}/lessons`, { minutes: 45 }],
    ['GET', lesson],
    ['PATCH', lesson, { isPaused: true }],
    ['DELETE', lesson],
    ['GET', `${lesson}/board`],
    ['POST', `${lesson}/looks`, { seatId: id, reason: 'Neugier' }],
    ['DELETE', `${lesson}/places/${id}`],
    ['POST', `${lesson}/alerts/${id}/seen`, {}],
    ['GET', `${lesson}/pictures`],
    ['PUT', `${lesson}/album`, { urls: [] }],
  ] as const) {
    const answer = await call(other.cookie, method, url, payload);
    const unknown = await call(
      other.cookie,
      method,
      url.replace(classId, id).replace(String(started.json().id), id),
      payload,
    );
    expect([method, url, answer.statusCode, answer.body]).toEqual([method, url, 404, unknown.body]);
  }
  expect(auditTrail.entries).toEqual([]);
});

test('classes are shared with teachers alone', async () => {
  const { call, teacher, other, classId } = await open();
  const share = (username: string) =>
    call(teacher.cookie, 'POST', `/api/classes/${classId}/teachers`, { username });
  for (const name of ['niemand', 'chefin']) {
    expect((await share(name)).json()).toMatchObject({ error: 'TEACHER_NOT_FOUND' });
  }
  expect((await share('lehrer')).json().teachers).toHaveLength(2);
  expect((await call(other.cookie, 'GET', '/api/classes')).json()).toHaveLength(1);
  const path = `/api/classes/${classId}/teachers/${other.id}`;
  expect((await call(teacher.cookie, 'DELETE', path)).statusCode).toBe(204);
  expect((await call(other.cookie, 'GET', '/api/classes')).json()).toEqual([]);
});

test('who is no teacher any more sees nothing, and the owner has the classes', async () => {
  const { call, teacher, owner, appoint, orders, auditTrail } = await open();
  const withdrawn = await appoint(teacher.id, false);
  expect(withdrawn.json()).toMatchObject({ success: true, user: { isTeacher: false } });
  expect((await call(teacher.cookie, 'GET', '/api/classes')).json().error).toBe('TEACHER_NEEDED');
  const departures = () => orders.filter(({ path }) => path === '/departures');
  expect(departures()).toEqual([{ path: '/departures', userId: teacher.id, ownerId: owner.id }]);
  expect(auditTrail.entries.map(({ action }) => action)).toContain('teacher.withdrawn');

  await appoint(teacher.id, true);
  await call(teacher.cookie, 'DELETE', '/api/me/data');
  expect(departures()).toHaveLength(2);
});

test('an admin invites a teacher by a link', async () => {
  const { call, owner, teacher } = await open();
  const invited = await call(owner.cookie, 'POST', '/api/teachers/invitations');
  expect([invited.statusCode, invited.json()]).toEqual([
    201,
    { url: '/auth?einladung=lehrk-rufat-24hpz', expiresAt: expect.any(String) },
  ]);
  const refused = await call(teacher.cookie, 'POST', '/api/teachers/invitations');
  expect(refused.json().error).toBe('DASHBOARD_LOCKED');
});

test('pictures of a lesson are seen by who was shown them and holds it still', async () => {
  const { call, teacher, other, classId, appoint } = await open();
  const started = await call(teacher.cookie, 'POST', `/api/classes/${classId}/lessons`, {
    minutes: 45,
  });
  const picture = `/media/${lessonPictureId}`;
  const list = `/api/lessons/${started.json().id}/pictures`;
  expect((await call(teacher.cookie, 'GET', picture)).statusCode).toBe(404);
  expect((await call(teacher.cookie, 'GET', list)).json()).toMatchObject([{ url: picture }]);
  const shown = await call(teacher.cookie, 'GET', picture);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await call(other.cookie, 'GET', picture)).statusCode).toBe(404);
  await appoint(teacher.id, false);
  expect((await call(teacher.cookie, 'GET', picture)).statusCode).toBe(404);
});

test('while classroom is away teachers hear so, and nobody else does', async () => {
  const { call, teacher, classroom, app } = await open();
  classroom.isAway = true;
  expect((await call(teacher.cookie, 'GET', '/api/classes')).statusCode).toBe(503);
  const headers = { 'x-visitor-token': 'visitor-of-no-lesson' };
  const started = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers,
    payload: {},
  });
  expect(started.statusCode).toBe(201);
  expect((await app.inject({ url: '/api/lesson', headers })).json()).toBeNull();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('over GraphQL it is the same', async () => {
  const { call, teacher, other, classId } = await open();
  const ask = async (cookie: string, query: string, variables: object = {}) =>
    (await call(cookie, 'POST', '/graphql', { query, variables })).json();
  const start =
    'mutation ($input: StartLessonInput!) { startLesson(input: $input) { id areas afterwards } }';
  const input = { classId, minutes: 45, areas: ['quiz', 'talk'] };
  const { startLesson } = (await ask(teacher.cookie, start, { input })).data;
  expect(startLesson).toMatchObject({ areas: ['talk', 'quiz'], afterwards: 'wipe' });
  const board = 'query ($id: ID!) { board(lessonId: $id) { lesson { id } places { id } } }';
  const { id } = startLesson;
  expect((await ask(teacher.cookie, board, { id })).data.board.lesson.id).toBe(id);
  const refused = await ask(other.cookie, board, { id });
  expect(refused.errors[0].extensions.code).toBe('LESSON_NOT_FOUND');
});

test('a teacher hands out all of one seat with a reason, and of no seat but the class’s own', async () => {
  const { call, teacher, owner, classId, auditTrail, orders } = await open();
  const path = `/api/classes/${classId}/seats`;
  const [seat] = (await call(teacher.cookie, 'POST', path, { count: 1 })).json();
  const reason = 'Bitte der Eltern vom 3. Mai';
  const fetchOf = (cookie: string, seatId: string, given: object) =>
    call(cookie, 'POST', `${path}/${seatId}/archives`, given);
  expect((await fetchOf(teacher.cookie, seat.id, { reason: ' ' })).statusCode).toBe(400);
  expect((await fetchOf(owner.cookie, seat.id, { reason })).json().error).toBe('TEACHER_NEEDED');
  const strange = await fetchOf(teacher.cookie, 'A'.repeat(22), { reason });
  expect(strange.json().error).toBe('SEAT_NOT_FOUND');
  expect(auditTrail.entries.filter(({ action }) => action === 'seat.exported')).toEqual([]);

  const { statusCode, headers, rawPayload } = await fetchOf(teacher.cookie, seat.id, { reason });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(rawPayload.includes('meine-daten.json')).toBe(true);
  expect(orders.filter((order) => order.path === '/requests/searches')).toMatchObject([
    { userId: null, visitorMarks: [], seatIds: [seat.id] },
  ]);
  expect(auditTrail.entries.at(-1)).toMatchObject({
    action: 'seat.exported',
    actor: { name: 'lehrerin' },
    target: { id: seat.id },
  });
  expect(JSON.stringify(auditTrail.entries)).not.toContain('Eltern');
  auditTrail.isAway = true;
  expect((await fetchOf(teacher.cookie, seat.id, { reason })).statusCode).toBe(503);
});
