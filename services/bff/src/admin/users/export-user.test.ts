import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-user-exports-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const { app } = bff;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const register = async (username: string) => {
    const answer = await post('/api/register', { username, password: 'Wolke-Besen-Zebra' });
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const fetchOf = (id: string, cookie: string) =>
    app.inject({ url: `/api/admin/users/${id}/data/archive`, headers: { cookie } });
  return { ...bff, register, fetchOf, owner: await register('chefin') };
}

test('an admin gets all of one child as a ZIP that no proxy keeps, and the trail says so', async () => {
  const { register, fetchOf, owner, orders, auditTrail } = await open();
  const mia = await register('mia');
  const { statusCode, headers, rawPayload } = await fetchOf(mia.id, owner.cookie);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(headers['content-disposition']).toContain('LUX-mia.zip');
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(rawPayload.includes('meine-daten.json')).toBe(true);
  // Of this child alone, and not of who asks.
  const asked = orders.filter(({ path }) => path === '/requests/searches');
  expect(asked).toMatchObject([{ userId: mia.id }]);
  expect(auditTrail.entries.at(-1)).toMatchObject({
    action: 'user.exported',
    actor: { name: 'chefin' },
    target: { id: mia.id, name: 'mia' },
  });
});

test('nobody but admins gets it, and nobody what owner and admins said', async () => {
  const { register, fetchOf, owner, auditTrail, orders } = await open();
  const mia = await register('mia');
  const tom = await register('tom');
  for (const cookie of ['', tom.cookie, mia.cookie]) {
    expect((await fetchOf(mia.id, cookie)).json().error).toBe('DASHBOARD_LOCKED');
  }
  const answer = await fetchOf(owner.id, owner.cookie);
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'OWN_EXPORT_ONLY']);
  expect((await fetchOf('A'.repeat(22), owner.cookie)).statusCode).toBe(404);
  expect(auditTrail.entries).toEqual([]);
  expect(orders.filter(({ path }) => path === '/requests/searches')).toEqual([]);
});

test('without a trail nothing is handed out', async () => {
  const { register, fetchOf, owner, auditTrail } = await open();
  const mia = await register('mia');
  auditTrail.isAway = true;
  expect((await fetchOf(mia.id, owner.cookie)).statusCode).toBe(503);
});
