import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
const adminPin = '60417-93825';

async function open(name: string) {
  const namePrefix = `${engines.redis.prefix}-roles-${name}`;
  const environment = { ADMIN_PIN: adminPin };
  const { app } = await openBff({ redisUrl: engines.redis.url, namePrefix, environment });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const register = async (username: string) => {
    const answer = await post('/api/register', { username, password });
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const unlocked = await post('/api/dashboard/login', { password: 'kurbel-teich-magnet' });
  return {
    app,
    register,
    dashboard: cookieOf(unlocked),
    setAdmin: (id: string, cookie: string, { isAdmin = true, query = '' } = {}) =>
      app.inject({
        method: 'PATCH',
        url: `/api/analytics/users/${id}/admin${query}`,
        payload: { isAdmin },
        headers: { cookie },
      }),
  };
}

test('whoever knows the dashboard’s password makes nobody an admin, nor does an admin', async () => {
  const { app, register, dashboard, setAdmin } = await open('password');
  const owner = await register('chefin');
  const mia = await register('mia');
  const admin = await register('lehrer');
  expect((await setAdmin(admin.id, owner.cookie)).statusCode).toBe(200);
  for (const cookie of [dashboard, admin.cookie]) {
    for (const isAdmin of [true, false]) {
      const answer = await setAdmin(mia.id, cookie, { isAdmin });
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'OWNER_NEEDED']);
    }
    const query = `mutation { setUserAdmin(id: "${mia.id}", isAdmin: true) { id } }`;
    const payload = { query };
    const asked = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { cookie },
    });
    expect(asked.json().errors[0].extensions.code).toBe('OWNER_NEEDED');
  }
  // A session without the password, in which she would read what all children said.
  const read = await app.inject({
    url: '/api/analytics/requests',
    headers: { cookie: mia.cookie },
  });
  expect(read.statusCode).toBe(401);
});

test('the pin gives roles where one is configured, and a wrong one does not', async () => {
  const { register, setAdmin, dashboard } = await open('pin');
  const mia = await register('mia');
  const wrong = await setAdmin(mia.id, '', { query: '?adminPin=93825-60417' });
  expect(wrong.json().error).toBe('DASHBOARD_LOCKED');
  expect((await setAdmin(mia.id, dashboard, { query: '?adminPin=93825-60417' })).statusCode).toBe(
    403,
  );
  const right = await setAdmin(mia.id, '', { query: `?adminPin=${adminPin}` });
  expect([right.statusCode, right.json().user.role]).toEqual([200, 'admin']);
});
