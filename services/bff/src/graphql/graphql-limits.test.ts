import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test, vi } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = (environment: Record<string, string> = {}) =>
  openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix, environment });

type App = Awaited<ReturnType<typeof open>>['app'];
const post = (app: App, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    // Of nobody a body this large is not even read.
    headers: { 'x-visitor-token': 'graphql-visitor-token' },
  });
const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Each doubles what the one before asks for. */
const doublingFragments = `query { ...f0 } ${repeat(
  30,
  (index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
)} fragment f30 on Query { settings { language } }`;

const deep = (depth: number) => `{ ${'settings { '.repeat(depth)} language ${'}'.repeat(depth)} }`;

const refused: [string, object][] = [
  ['too deep', { query: deep(20) }],
  ['too many aliases', { query: `{ settings { ${repeat(11, (i) => `a${i}: language`)} } }` }],
  [
    'too many fields beside each other',
    { query: `{ settings { ${repeat(41, () => 'language')} } }` },
  ],
  [
    'an unused fragment of too many',
    {
      query: `fragment f on Query { ${repeat(145, () => 'settings { language }')} } { settings { language } }`,
    },
  ],
  ['too many root fields', { query: `{ ${repeat(6, (i) => `a${i}: settings { language }`)} }` }],
  ['too much of lists', { query: `{ lettersContent { ${lists(12)} } }` }],
  ['more tokens than any screen', { query: `{ settings { ${repeat(1_000, () => 'language')} } }` }],
  ['fragments that double', { query: doublingFragments }],
  [
    'fragments that hold themselves',
    { query: 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }' },
  ],
  [
    'fields that each have to be compared with all others',
    { query: `{ ${repeat(90, () => 'settings { language assistantName }')} }` },
  ],
  ['a depth that only a stack of any size holds', { query: '{a'.repeat(40_000) }],
  [
    'directives without number',
    { query: `{ settings ${'@skip(if: false) '.repeat(110)} { language } }` },
  ],
  ['the schema', { query: '{ __schema { types { name } } }' }],
  ['one type of the schema', { query: '{ __type(name: "Query") { fields { name } } }' }],
  ['a registered document', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }],
  [
    'an operation it does not have',
    { query: 'query A { settings { language } }', operationName: 'B' },
  ],
  ['no document', {}],
  ['a document that is no text', { query: { $gt: '' } }],
  ['variables that are no object', { query: '{ settings { language } }', variables: 'x' }],
  [
    'a variable of another type',
    { query: 'query ($id: ID!) { conversation(id: $id) { id } }', variables: { id: { $gt: '' } } },
  ],
];

function lists(times: number): string {
  return repeat(times, (i) => `letters { similar alike x${i % 5}: word letter sound place level }`);
}

test.each(refused)('%s is refused with a 4xx', async (_case, payload) => {
  const { app } = await open();
  const answer = await post(app, payload);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  const { error, errors } = answer.json();
  expect(error ?? errors[0].extensions.code).toBe('VALIDATION_FAILED');
});

test('several operations in one request are refused', async () => {
  const { app } = await open();
  const one = { query: '{ settings { language } }' };
  expect((await post(app, [one, one])).statusCode).toBe(400);
});

test('GraphQL is asked by POST only', async () => {
  const { app } = await open();
  const answer = await app.inject({
    url: '/graphql',
    query: { query: '{ settings { language } }' },
  });
  expect(answer.statusCode).toBe(405);
});

test('who develops may read the schema', async () => {
  const { app } = await open({ NODE_ENV: 'development' });
  const answer = await post(app, { query: '{ __schema { queryType { name } } }' });
  expect(answer.json().data.__schema.queryType.name).toBe('Query');
});

test('costly fields are counted with those of REST, in aliases and fragments, too', async () => {
  const { app } = await open();
  const input = '(input: {username: "mia", password: "falsch-falsch"})';
  const query = `mutation { ...all } fragment all on Mutation { ${repeat(
    5,
    (index) => `a${index}: login${input} { id }`,
  )} }`;
  const cookies = (
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': 'guessing-visitor' } })
  ).cookies;
  const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
  const guess = () =>
    app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers: { cookie } });
  for (let time = 0; time < 4; time += 1) expect((await guess()).statusCode).toBe(200);
  const limited = await guess();
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited.json().errors[0]).toMatchObject({
    message: 'Das ging zu schnell. Nach einer kurzen Pause geht es weiter.',
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
});

test('a session that was read a moment ago orders nothing once Redis is silent', async () => {
  const { app, deps } = await open();
  const headers = { 'x-visitor-token': 'ordering-visitor' };
  const cookie = cookieOf(await app.inject({ url: '/api/settings', headers }));
  const { redis } = deps;
  const admit = redis.admitSession.bind(redis);
  // The request is still admitted; what the mutation costs is asked for too late. As ioredis says it.
  vi.spyOn(redis, 'admitSession')
    .mockImplementationOnce(admit)
    .mockRejectedValue(new Error('Command timed out'));
  const query = 'mutation { generateImage(input: {prompt: "ein Igel"}) { jobId } }';
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers: { cookie },
  });
  expect([answer.statusCode, answer.json().errors?.[0]?.extensions.code]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
  ]);
});
