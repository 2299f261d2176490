import { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import { operationsOf } from '@lux/test-kit/fuzz/operations-of.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import type { LightMyRequestResponse } from 'fastify';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTypeDefs } from './graphql/read-type-defs.ts';
import { askField, listFields } from './testing/access/ask-field.ts';
import { callRoute } from './testing/access/call-route.ts';
import { fieldAccess } from './testing/access/field-access.ts';
import { listRoutes } from './testing/access/list-routes.ts';
import { type Access, routeAccess } from './testing/access/route-access.ts';
import { cookieOf } from './testing/cookie-of.ts';
import { openClassroom } from './testing/open-classroom.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
let opened = 0;

type Person =
  | 'nobody'
  | 'visitor'
  | 'seat'
  | 'teacher'
  | 'withdrawn'
  | 'child'
  | 'demoted'
  | 'admin'
  | 'dashboard'
  | 'owner';

type Ask = (cookie: string) => Promise<Pick<LightMyRequestResponse, 'body' | 'headers'>>;

/** A bff that knows one of each kind of person. */
async function open() {
  opened += 1;
  const bff = await openClassroom(
    {
      redisUrl: engines.redis.url,
      namePrefix: `${engines.redis.prefix}-access-${opened}`,
      // Everybody comes from one address.
      environment: { CHILDREN_PER_ADDRESS: '10000' },
    },
    { areas: [...LessonArea.options] },
  );
  const { app } = bff;
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload });
    expect([url, answer.statusCode < 300 ? 'done' : answer.body]).toEqual([url, 'done']);
    return answer;
  };
  const register = (username: string) => post('/api/register', { username, password });
  const owner = cookieOf(await register('chefin'));
  const appoint = async (id: string, right: string, payload: object) => {
    const url = `/api/analytics/users/${id}/${right}`;
    const answer = await app.inject({ method: 'PATCH', url, payload, headers: { cookie: owner } });
    expect(answer.statusCode).toBe(200);
  };
  for (const [username, right, isHeld] of [
    ['lehrerin', 'admin', true],
    ['früher-lehrerin', 'admin', false],
    ['klassenlehrerin', 'teacher', true],
    ['ohne-klasse', 'teacher', false],
  ] as const) {
    const { id } = (await register(username)).json();
    const name = right === 'admin' ? 'isAdmin' : 'isTeacher';
    await appoint(id, right, { [name]: true });
    if (!isHeld) await appoint(id, right, { [name]: false });
  }

  let children = 0;
  const logIn = async (username: string) =>
    cookieOf(await post('/api/login', { username, password }));
  /** The cookie of a new session. */
  const enter: Record<Person, () => Promise<string>> = {
    nobody: async () => '',
    visitor: async () => {
      children += 1;
      const headers = { 'x-visitor-token': `visitor-of-access-${children}` };
      return cookieOf(await app.inject({ url: '/api/settings', headers }));
    },
    seat: () => bff.sitDown(),
    teacher: () => logIn('klassenlehrerin'),
    withdrawn: () => logIn('ohne-klasse'),
    child: async () => {
      children += 1;
      return cookieOf(await register(`kind-${children}`));
    },
    demoted: () => logIn('früher-lehrerin'),
    admin: () => logIn('lehrerin'),
    dashboard: async () =>
      cookieOf(await post('/api/dashboard/login', { password: 'kurbel-teich-magnet' })),
    owner: () => logIn('chefin'),
  };
  const { nobody, visitor, child, demoted, teacher, withdrawn, admin, dashboard } = enter;
  const strangers = {
    nobody: await nobody(),
    visitor: await visitor(),
    child: await child(),
    demoted: await demoted(),
    teacher: await teacher(),
    withdrawn: await withdrawn(),
    admin: await admin(),
    dashboard: await dashboard(),
  };
  const rightful = new Map<Person, string>();
  /** What somebody does with every right they have; the session is a new one after it ended. */
  const act = async (person: Person, ask: Ask) => {
    const cookie = rightful.get(person) ?? (await enter[person]());
    const answer = await ask(cookie);
    if (answer.headers['set-cookie']) rightful.delete(person);
    else rightful.set(person, cookie);
    return answer;
  };
  await app.ready();
  return { ...bff, act, strangers };
}

type Bff = Awaited<ReturnType<typeof open>>;
type Stranger = keyof Bff['strangers'];

/** Who is refused what, and in which words. */
const refused: Record<Access, { who: Stranger[]; codes: RegExp }[]> = {
  everyone: [],
  own: [{ who: ['nobody'], codes: /^(VISITOR_UNKNOWN|NOT_OUR_FILE|\w+_NOT_FOUND)$/ }],
  lesson: [{ who: ['nobody', 'visitor', 'child'], codes: /^NOT_IN_LESSON$/ }],
  user: [{ who: ['nobody', 'visitor'], codes: /^(NOT_LOGGED_IN|STICKERS_NEED_LOGIN)$/ }],
  teacher: [
    { who: ['nobody', 'visitor', 'dashboard'], codes: /^NOT_LOGGED_IN$/ },
    { who: ['child', 'withdrawn', 'admin'], codes: /^TEACHER_NEEDED$/ },
  ],
  admin: [
    {
      who: ['nobody', 'visitor', 'child', 'demoted', 'teacher', 'withdrawn'],
      codes: /^DASHBOARD_LOCKED$/,
    },
  ],
  owner: [
    { who: ['nobody', 'visitor', 'child', 'demoted'], codes: /^(DASHBOARD_LOCKED|OWNER_NEEDED)$/ },
    { who: ['admin', 'dashboard'], codes: /^OWNER_NEEDED$/ },
  ],
};
const rightful: Record<Access, Person[]> = {
  everyone: [],
  own: ['visitor', 'seat', 'child'],
  lesson: ['seat'],
  teacher: ['teacher'],
  user: ['child'],
  admin: ['admin', 'dashboard', 'owner'],
  owner: ['owner'],
};
const REFUSALS =
  /^(NOT_IN_LESSON|AREA_CLOSED|TEACHER_NEEDED|NOT_LOGGED_IN|STICKERS_NEED_LOGIN|DASHBOARD_LOCKED|OWNER_NEEDED|VISITOR_UNKNOWN)$/;

/** Whose rights a caller has is asked of accounts; nothing else may be asked for one who is refused. */
const isLookup = (call: string) => /^GET \/users\/[\w-]+$/.test(call);

/** The API and children's files; its documents and the web client's files are there for everybody. */
const isOurs = (route: string) => /^\w+ \/(api|graphql|media)(\/(?!docs(\/|$))|$)/.test(route);

const readSchema = () => buildSchema(readTypeDefs().join('\n'));

const Refusal = z.object({ error: z.string() });
const FieldRefusal = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1),
});

/** The code of an error, over REST or GraphQL; null where there was none. */
function codeOf(body: string): string | null {
  const isJson = body.startsWith('{');
  const parsed: unknown = isJson ? JSON.parse(body) : null;
  const rest = Refusal.safeParse(parsed);
  if (rest.success) return rest.data.error;
  return FieldRefusal.safeParse(parsed).data?.errors[0]?.extensions.code ?? null;
}

/** Tries one thing as everybody; what should not have been so. */
async function tryAsEverybody(
  { act, strangers, calls }: Bff,
  name: string,
  access: Access,
  ask: Ask,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { who, codes } of refused[access]) {
    for (const person of who) {
      calls.length = 0;
      const code = codeOf((await ask(strangers[person])).body);
      if (!codes.test(String(code))) faults.push(`${name} answers ${person}: ${code}`);
      const reached = calls.filter((call) => !isLookup(call));
      if (reached.length > 0) faults.push(`${name} calls ${reached.join(', ')} for ${person}`);
    }
  }
  for (const person of rightful[access]) {
    const code = codeOf((await act(person, ask)).body);
    if (code !== null && REFUSALS.test(code)) faults.push(`${name} refuses ${person}: ${code}`);
  }
  return faults;
}

test('every route says who may use it, in testing/access/route-access.ts', async () => {
  const { app } = await open();
  const routes = listRoutes(app).filter(isOurs);
  expect(routes.length).toBeGreaterThan(60);
  const classified = Object.keys(routeAccess);
  expect(
    routes.filter((route) => !classified.includes(route)),
    'routes nobody has said of who may use them',
  ).toEqual([]);
  expect(
    classified.filter((route) => !routes.includes(route)),
    'routes that do not exist',
  ).toEqual([]);
});

test('every root field says who may ask for it, in testing/access/field-access.ts', () => {
  const fields = listFields(readSchema());
  expect(fields.length).toBeGreaterThan(40);
  const classified = Object.keys(fieldAccess);
  expect(
    fields.filter((field) => !classified.includes(field)),
    'fields nobody has said of who may ask for them',
  ).toEqual([]);
  expect(
    classified.filter((field) => !fields.includes(field)),
    'fields that do not exist',
  ).toEqual([]);
});

test('every route refuses whoever may not use it before any service hears of it, and nobody else', async () => {
  const bff = await open();
  const operations = operationsOf(bff.app.swagger());
  const faults: string[] = [];
  for (const [route, access] of Object.entries(routeAccess)) {
    const operation = operations.find(({ method, path }) => `${method} ${path}` === route);
    const call = callRoute(route, operation);
    faults.push(
      ...(await tryAsEverybody(bff, route, access, (cookie) =>
        bff.app.inject({ ...call, headers: { cookie, prefer: 'respond-async' } }),
      )),
    );
  }
  expect(faults).toEqual([]);
});

test('every root field refuses whoever may not ask for it before any service hears of it, and nobody else', async () => {
  const bff = await open();
  const schema = readSchema();
  const faults: string[] = [];
  for (const [field, access] of Object.entries(fieldAccess)) {
    const payload = askField(schema, field);
    faults.push(
      ...(await tryAsEverybody(bff, field, access, (cookie) =>
        bff.app.inject({ method: 'POST', url: '/graphql', payload, headers: { cookie } }),
      )),
    );
  }
  expect(faults).toEqual([]);
});
