import { operationsOf } from '@lux/test-kit/fuzz/operations-of.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { callRoute } from './testing/access/call-route.ts';
import { cookieOf } from './testing/cookie-of.ts';
import { openBff } from './testing/open-bff.ts';

const engines = useEngines();

/** What services decide or the bff says itself; nobody outside may. */
const planted: Record<string, unknown> = {
  id: 'planted-id-planted-id-',
  _id: 'planted-id-planted-id-',
  role: 'admin',
  isAdmin: 'planted',
  isOwner: true,
  isOwnerProven: true,
  byOwner: true,
  isProtected: true,
  owner: 'user:planted-id-planted-id-',
  userId: 'planted-id-planted-id-',
  usernameKey: 'chefin',
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$cGxhbnRlZA$cGxhbnRlZA',
  visitor: 'visitor:planted-planted-planted',
  requestId: 'planted',
  isSafe: true,
  safety: 'planted',
  createdAt: '2001-01-01T00:00:00.000Z',
};

/** Names and values anywhere in a body, as `role=admin`. */
function entriesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [
    `${name}=${typeof value === 'object' ? '' : value}`,
    ...entriesOf(value),
  ]);
}

test('no route passes on what was written into its body beside what it takes', async () => {
  const { app, bodies } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  const enter = async () => {
    const account = { username: 'mia', password: 'Wolke-Besen-Zebra' };
    const registered = await app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { ...account, visitorToken: 'visitor-who-plants' },
    });
    const unlocked = await app.inject({
      method: 'POST',
      url: '/api/dashboard/login',
      payload: { password: 'kurbel-teich-magnet' },
      headers: { cookie: cookieOf(registered) },
    });
    return cookieOf(unlocked);
  };
  await app.ready();
  const withBody = operationsOf(app.swagger()).filter(({ body }) => body !== null);
  expect(withBody.length).toBeGreaterThan(20);
  const faults: string[] = [];
  let reached = 0;
  for (const operation of withBody) {
    const route = `${operation.method} ${operation.path}`;
    const { payload = {}, ...call } = callRoute(route, operation);
    // What the route does take is its own.
    const beside = Object.entries(planted).filter(([name]) => !(name in payload));
    const cookie = await enter();
    bodies.length = 0;
    await app.inject({
      ...call,
      payload: { ...Object.fromEntries(beside), ...payload },
      headers: { cookie, prefer: 'respond-async' },
    });
    reached += bodies.length;
    const forbidden = new Set(beside.map(([name, value]) => `${name}=${value}`));
    for (const { call: inner, body } of bodies) {
      const passed = entriesOf(body).filter((entry) => forbidden.has(entry));
      if (passed.length > 0) faults.push(`${route} passes ${passed.join(', ')} on to ${inner}`);
    }
  }
  expect(faults).toEqual([]);
  // Most of them do call a service with a body.
  expect(reached).toBeGreaterThan(10);
});
