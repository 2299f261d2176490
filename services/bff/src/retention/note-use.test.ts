import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();

test('the first request of an open session notes the use of its account, the next ones do not', async () => {
  const namePrefix = `${engines.redis.prefix}-uses`;
  const { app, calls } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const payload = { username: 'mia', password: 'Wolke-Besen-Zebra' };
  const registered = await app.inject({ method: 'POST', url: '/api/register', payload });
  const cookie = cookieOf(registered);
  const uses = () => calls.filter((call) => call.endsWith('/uses'));
  const ask = () => app.inject({ url: '/api/user', headers: { cookie } });
  await ask();
  // Accounts has noted the registration itself.
  expect(uses()).toEqual([]);

  // Another copy, which knows nothing of it.
  const other = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const { id } = registered.json();
  for (let n = 0; n < 3; n += 1) await other.app.inject({ url: '/api/user', headers: { cookie } });
  await waitFor(async () => other.calls.some((call) => call === `POST /users/${id}/uses`));
  await other.app.inject({ url: '/api/settings', headers: { cookie } });
  expect(other.calls.filter((call) => call.endsWith('/uses'))).toHaveLength(1);
});
