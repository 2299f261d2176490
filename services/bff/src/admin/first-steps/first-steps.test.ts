import { FirstSteps } from '@lux/contracts/common/first-steps.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;

async function open(environment: Record<string, string> = {}) {
  opened += 1;
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-steps-${opened}`,
    environment,
  });
  const login = await app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password: 'kurbel-teich-magnet' },
  });
  const headers = { cookie: cookieOf(login) };
  const read = async () => {
    const answer = await app.inject({ url: '/api/admin/first-steps', headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    return FirstSteps.parse(answer.json());
  };
  const ask = async (query: string) =>
    (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
  return { app, headers, read, ask };
}

const doneOf = ({ steps }: FirstSteps) => steps.filter(({ isDone }) => isDone).map(({ id }) => id);

test('what is done is read from what is there, not from ticks', async () => {
  const { app, read } = await open({
    OPERATOR_NAME: 'Waldschule',
    OPERATOR_CONTACT: 'Sekretariat',
  });
  const before = doneOf(await read());
  expect(before).toContain('operator');
  expect(before).not.toContain('owner');
  const owner = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'chefin', password: 'Wolke-Besen-Zebra' },
  });
  expect(owner.statusCode).toBeLessThan(300);
  expect(doneOf(await read())).toContain('owner');
});

test('a name without a way to ask does not answer for the data', async () => {
  const { read } = await open({ OPERATOR_NAME: 'Waldschule' });
  expect(doneOf(await read())).not.toContain('operator');
});

test('a tablet says that its microphone works, without a login; only the time is kept', async () => {
  const { app, read } = await open();
  expect((await read()).microphoneHeardAt).toBeNull();
  const told = await app.inject({ method: 'POST', url: '/api/setup/microphone-checks' });
  expect([told.statusCode, told.body]).toEqual([204, '']);
  const after = await read();
  expect(doneOf(after)).toContain('microphone');
  expect(after.microphoneHeardAt).not.toBeNull();
});

test('a school that wants no provider says so, takes it back, and hears the same by GraphQL', async () => {
  const { app, headers, ask } = await open();
  const url = '/api/admin/first-steps/provider';
  const decide = (payload: object) => app.inject({ method: 'PUT', url, headers, payload });
  expect((await decide({ isWithoutProvider: true })).json()).toMatchObject({
    isWithoutProvider: true,
  });
  expect(await ask('{ firstSteps { isWithoutProvider } }')).toEqual({
    data: { firstSteps: { isWithoutProvider: true } },
  });
  expect(
    await ask('mutation { decideOnProvider(isWithoutProvider: false) { isWithoutProvider } }'),
  ).toEqual({ data: { decideOnProvider: { isWithoutProvider: false } } });
  expect(await ask('mutation { reportMicrophone }')).toEqual({ data: { reportMicrophone: true } });
  const refused = await decide({ isWithoutProvider: 'ja' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'Ohne Anbieter: ja oder nein.',
  ]);
});
