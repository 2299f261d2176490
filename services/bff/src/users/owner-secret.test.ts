import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff, ownerSecret } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const newPassword = 'Turm-Geige-Wal-Hut';

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-owner-secret-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const post = (url: string, payload: object, cookie = '') =>
    bff.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  return {
    ...bff,
    namePrefix,
    post,
    register: (more: object) => post('/api/register', { username: 'chefin', password, ...more }),
    /** What accounts was told of who registers. */
    toldOf: (path: string) => bff.orders.filter((order) => order.path === path),
    recover: (secret: string) => post('/api/owner/recovery', { ownerSecret: secret, newPassword }),
    isLoggedIn: async (cookie: string) =>
      (await bff.app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200,
  };
}

test('accounts hears whether the owner’s secret was right, and never the secret', async () => {
  const { register, toldOf } = await open();
  await register({});
  await register({ ownerSecret: '' });
  await register({ ownerSecret: 'a guess of a stranger' });
  await register({ ownerSecret });
  // Nobody says so of themselves.
  await register({ isOwnerProven: true });
  const told = toldOf('/users');
  expect(told.map(({ isOwnerProven }) => isOwnerProven)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  expect(JSON.stringify(told)).not.toContain(ownerSecret);
});

test('the secret is guessed ten times a minute, over REST and GraphQL together', async () => {
  const { register, recover } = await open();
  for (let n = 0; n < 5; n += 1) await register({ ownerSecret: `a guess of a stranger ${n}` });
  for (let n = 0; n < 5; n += 1) {
    const { statusCode, body } = await recover(`a guess of a stranger ${n}`);
    expect([statusCode, JSON.parse(body).error]).toEqual([403, 'OWNER_SECRET_WRONG']);
  }
  expect((await recover(ownerSecret)).statusCode).toBe(429);
  expect((await register({ ownerSecret })).json().error).toBe('TOO_MANY_GUESSES');
});

test('with the secret the owner takes a new password, and all their sessions end', async () => {
  const { register, recover, isLoggedIn, toldOf } = await open();
  const cookie = cookieOf(await register({ ownerSecret }));
  expect((await recover('a guess of a stranger')).statusCode).toBe(403);
  expect(toldOf('/owner/recoveries')).toEqual([]);
  expect(await isLoggedIn(cookie)).toBe(true);
  const answer = await recover(ownerSecret);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await isLoggedIn(cookie)).toBe(false);
});

test('over GraphQL it is the same', async () => {
  const { post } = await open();
  const query = 'mutation ($input: RecoverOwnerInput!) { recoverOwner(input: $input) }';
  const ask = async (secret: string) =>
    (
      await post('/graphql', { query, variables: { input: { ownerSecret: secret, newPassword } } })
    ).json();
  expect((await ask('a guess')).errors[0].extensions.code).toBe('OWNER_SECRET_WRONG');
  expect((await ask(ownerSecret)).errors[0].extensions.code).toBe('OWNER_NOT_FOUND');
});

test('neither the secret nor a password gets into an event', async () => {
  const { register, recover, deps, namePrefix } = await open();
  await register({ ownerSecret });
  await recover(ownerSecret);
  await deps.events.close();
  const events = await readEvents(deps.redis, namePrefix);
  expect(events.map(({ type }) => type)).toEqual(['auth', 'auth']);
  expect(JSON.stringify(events)).not.toMatch(/Geheimnis|Wolke|Turm/);
});
