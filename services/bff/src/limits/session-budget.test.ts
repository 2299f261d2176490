import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const dashboardPassword = 'kurbel-teich-magnet';

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-budget-${opened}`;
  const environment = { CHILDREN_PER_ADDRESS: '10000' };
  const { app } = await openBff({ redisUrl: engines.redis.url, namePrefix, environment });
  let cookie = '';
  return {
    /** As one browser, which keeps what it is given. */
    ask: async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
      const headers = { cookie, ...(token && { 'x-visitor-token': token }) };
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
      cookie = cookieOf(answer) || cookie;
      return answer;
    },
  };
}

test('what a session may ask for does not begin anew with another visitor', async () => {
  const { ask } = await open();
  const statuses: number[] = [];
  for (let turn = 0; turn < 45; turn += 1) {
    const { statusCode } = await ask('GET', '/api/me/data', undefined, `visitor-number-${turn}`);
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
});

test('nor with a login', async () => {
  const { ask } = await open();
  await ask('POST', '/api/register', { username: 'mia', password });
  const statuses: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    statuses.push((await ask('POST', '/api/login', { username: 'mia', password })).statusCode);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3);
});

test('nor do the guesses of a browser that knew the dashboard’s password once', async () => {
  const { ask } = await open();
  await ask('POST', '/api/dashboard/login', { password: dashboardPassword });
  const codes: unknown[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const guess = { password: `geraten-${turn}`, visitorToken: `visitor-number-${turn}` };
    codes.push((await ask('POST', '/api/dashboard/login', guess)).json().error);
    await ask('GET', '/api/settings', undefined, `visitor-number-${turn}`);
  }
  expect(codes.slice(-2)).toEqual(['TOO_MANY_GUESSES', 'TOO_MANY_GUESSES']);
});
