import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openClassroom } from '../testing/open-classroom.ts';

const engines = useEngines();
let opened = 0;
const open = (lesson?: Parameters<typeof openClassroom>[1]) => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-lesson-${opened}`;
  return openClassroom({ redisUrl: engines.redis.url, namePrefix }, lesson);
};

const visitorToken = 'visitor-of-the-tablet';
const idOf = (cookie: string) => cookie.split('=')[1] ?? '';

test('a child at a seat acts for the seat alone, and for its visitor again when it has left', async () => {
  const { ask, join, seats, bodies, app } = await open();
  const before = cookieOf(
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': visitorToken } }),
  );
  const own = (await ask(before, 'POST', '/api/conversations', {})).json();
  const joined = await join({ seatId: seats[0].id, visitorToken }, { cookie: before });
  expect([joined.statusCode, joined.json().label]).toEqual([200, 'Blauer Igel']);
  const cookie = cookieOf(joined);
  expect(cookie).not.toBe(before);
  expect(bodies.at(-1)?.body).toMatchObject({
    seatId: seats[0].id,
    visitor: expect.stringMatching(/^visitor:/),
  });
  const say = (id: string, as: string) =>
    ask(as, 'POST', `/api/conversations/${id}/messages`, { role: 'user', content: 'Hallo!' });
  expect((await say(own.id, cookie)).statusCode).toBe(404);
  const seats1 = (await ask(cookie, 'POST', '/api/conversations', {})).json();
  expect((await say(seats1.id, cookie)).statusCode).toBe(201);
  expect((await ask(cookie, 'DELETE', '/api/lesson')).statusCode).toBe(204);
  expect((await ask(cookie, 'GET', '/api/lesson')).json()).toBeNull();
  expect((await say(seats1.id, cookie)).statusCode).toBe(404);
  expect((await say(own.id, cookie)).statusCode).toBe(201);
});

test('a guest acts for its visitor, in the lesson and after it', async () => {
  const { join, ask } = await open();
  const cookie = cookieOf(await join({ visitorToken }));
  const { id } = (await ask(cookie, 'POST', '/api/conversations', {})).json();
  expect((await ask(cookie, 'GET', '/api/lesson')).json()).toMatchObject({ seat: null });
  await ask(cookie, 'DELETE', '/api/lesson');
  const said = { role: 'user', content: 'Hallo!' };
  const answer = await ask(cookie, 'POST', `/api/conversations/${id}/messages`, said);
  expect(answer.statusCode).toBe(201);
});

test('the place goes along when the session gets another id, and ends with another visitor or login', async () => {
  const { sitDown, deps, app, ask } = await open();
  const cookie = await sitDown(visitorToken);
  const moved = await deps.sessions.renew(idOf(cookie));
  const here = `lux_session=${moved}`;
  expect((await ask(here, 'GET', '/api/lesson')).json()).not.toBeNull();
  const other = await app.inject({
    url: '/api/lesson',
    headers: { cookie: here, 'x-visitor-token': 'visitor-who-comes-next' },
  });
  expect(other.json()).toBeNull();
  const again = await sitDown(visitorToken);
  const account = { username: 'mia', password: 'Wolke-Besen-Zebra' };
  const registered = await ask(again, 'POST', '/api/register', account);
  expect(registered.statusCode).toBe(201);
  expect((await ask(cookieOf(registered), 'GET', '/api/lesson')).json()).toBeNull();
});

test('who is logged in on the tablet is nobody while a child sits at it', async () => {
  const { join, seats, ask, app } = await open();
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'chefin', password: 'Wolke-Besen-Zebra', visitorToken },
  });
  const unlocked = await ask(cookieOf(registered), 'POST', '/api/dashboard/login', {
    password: 'kurbel-teich-magnet',
  });
  const cookie = cookieOf(
    await join({ seatId: seats[0].id, visitorToken }, { cookie: cookieOf(unlocked) }),
  );
  expect((await ask(cookie, 'GET', '/api/user')).statusCode).toBe(401);
  expect((await ask(cookie, 'GET', '/api/analytics/users')).statusCode).toBe(401);
  await ask(cookie, 'DELETE', '/api/lesson');
  expect((await ask(cookie, 'GET', '/api/user')).json().username).toBe('chefin');
});

test('closed areas and pauses refuse, by both doors, and reading stays open', async () => {
  const { sitDown, ask, change } = await open();
  const cookie = await sitDown();
  const { id } = (await ask(cookie, 'POST', '/api/conversations', {})).json();
  const paint = () =>
    ask(cookie, 'POST', '/api/generate-image', { prompt: 'ein Igel', style: 'cartoon' });
  const graphql = async (query: string) =>
    (await ask(cookie, 'POST', '/graphql', { query })).json().errors?.[0].extensions.code;
  expect((await paint()).json()).toMatchObject({ error: 'AREA_CLOSED' });
  expect(await graphql('{ understandWish(prompt: "ein Igel") { text } }')).toBe('AREA_CLOSED');
  expect(await graphql('mutation { startConversation { id } }')).toBeUndefined();
  await change({ isPaused: true });
  const said = { role: 'user', content: 'Hallo!' };
  await waitFor(async () => {
    const answer = await ask(cookie, 'POST', `/api/conversations/${id}/messages`, said);
    return answer.statusCode === 403 && answer.json().error === 'LESSON_PAUSED';
  });
  expect(await graphql('mutation { startConversation { id } }')).toBe('LESSON_PAUSED');
  for (const url of ['/api/lesson', '/api/settings', '/api/me/data']) {
    expect([url, (await ask(cookie, 'GET', url)).statusCode]).toEqual([url, 200]);
  }
  await change({ isPaused: false, areas: ['gallery'] });
  await waitFor(async () => (await paint()).statusCode === 200);
});

test('a lesson ends by the server’s clock, for whoever is sent out at once', async () => {
  const { sitDown, ask, deps, teacher, lesson, seats, change } = await open();
  const cookie = await sitDown(visitorToken);
  await deps.services.classroom.sendOut(teacher, lesson.id, seats[0].id);
  await waitFor(async () => (await ask(cookie, 'GET', '/api/lesson')).json() === null);
  const again = await sitDown(visitorToken);
  expect((await ask(again, 'GET', '/api/lesson')).json()).not.toBeNull();
  await change({ minutes: 5 });
  await deps.services.classroom.endLesson(teacher, lesson.id);
  await waitFor(async () => (await ask(again, 'GET', '/api/lesson')).json() === null);
  await waitFor(async () => {
    await ask(again, 'GET', '/api/settings');
    return (await deps.sessions.load(idOf(again)))?.place === null;
  });
});

test('a hand is raised in a lesson only', async () => {
  const { sitDown, ask } = await open();
  const cookie = await sitDown();
  const raised = await ask(cookie, 'PUT', '/api/lesson/hand', { isUp: true });
  expect(raised.json()).toMatchObject({ isHandUp: true });
  const refused = await ask('', 'PUT', '/api/lesson/hand', { isUp: true });
  expect([refused.statusCode, refused.json().error]).toEqual([404, 'NOT_IN_LESSON']);
});

test('over GraphQL a child joins, raises its hand and leaves, too', async () => {
  const { app, lesson, seats } = await open();
  let cookie = '';
  const ask = async (query: string, variables: object = {}) => {
    const payload = { query, variables };
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { cookie },
    });
    cookie = cookieOf(answer) || cookie;
    return answer.json().data;
  };
  const { lessonDoor } = await ask(
    'query ($code: String!) { lessonDoor(code: $code) { className } }',
    {
      code: lesson.code.toLowerCase(),
    },
  );
  expect(lessonDoor).toEqual({ className: '2b' });
  const join = 'mutation ($input: JoinLessonInput!) { joinLesson(input: $input) { label } }';
  const input = { code: lesson.code, seatId: seats[1].id, visitorToken };
  expect(await ask(join, { input })).toEqual({ joinLesson: { label: 'Blauer Igel' } });
  const raised = await ask('mutation { raiseHand(isUp: true) { isHandUp } }');
  expect(raised).toEqual({ raiseHand: { isHandUp: true } });
  expect(await ask('mutation { leaveLesson }')).toEqual({ leaveLesson: true });
  expect(await ask('{ lesson { label } }')).toEqual({ lesson: null });
});
