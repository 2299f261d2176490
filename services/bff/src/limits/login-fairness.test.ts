import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
const SCHOOL = '192.0.2.50';
const CLASS = Array.from({ length: 12 }, (_, child) => `kind-${child}`);
let opened = 0;

/** An address for five children, so that ten logins without a session use up what it may try. */
async function open() {
  opened += 1;
  const { app, calls } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-fairness-${opened}`,
    environment: { CHILDREN_PER_ADDRESS: '5' },
  });
  const post = (url: string, payload: object, remoteAddress: string) =>
    app.inject({ method: 'POST', url, payload, remoteAddress });
  for (const [index, username] of CLASS.entries()) {
    await post('/api/register', { username, password }, `198.51.100.${index}`);
  }
  return {
    countCalls: () => calls.filter((call) => call === 'POST /logins').length,
    logIn: async (username: string) =>
      (await post('/api/login', { username, password }, SCHOOL)).statusCode,
    logInByGraphql: async (username: string) => {
      const query = `mutation { login(input: { username: "${username}", password: "${password}" }) { id } }`;
      return (await post('/graphql', { query }, SCHOOL)).json();
    },
  };
}

test('a child who tries name after name keeps no classmate at the same address out', async () => {
  const { logIn, logInByGraphql } = await open();
  const guessed = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => logIn(`geraten-${turn}`)),
  );
  expect(new Set(guessed)).toEqual(new Set([401, 429]));
  expect(guessed.filter((status) => status === 401).length).toBeLessThan(20);

  // None of them has a session; all of them are behind the address that has used up its logins.
  const class_: number[] = [];
  for (const username of CLASS) class_.push(await logIn(username));
  expect(class_).toEqual(Array(CLASS.length).fill(200));
  expect((await logInByGraphql('kind-1')).data.login).toEqual({ id: expect.any(String) });
});

test('a script at the same address is refused before accounts hears of it', async () => {
  const { countCalls, logIn } = await open();
  const before = countCalls();
  await Promise.all(Array.from({ length: 300 }, (_, turn) => logIn(`geraten-${turn}`)));
  // Ten as ever, then 100 at once, more than a class types, and 2.5 in a second after that.
  expect(countCalls() - before).toBeGreaterThanOrEqual(110);
  expect(countCalls() - before).toBeLessThan(220);
});

test('a class that logs in at once meets no limit, though each mistypes once', async () => {
  const { logIn } = await open();
  for (const username of CLASS) {
    await logIn(`${username}-vertippt`);
    expect([username, await logIn(username)]).toEqual([username, 200]);
  }
});
