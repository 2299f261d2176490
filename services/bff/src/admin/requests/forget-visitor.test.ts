import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const owner = `visitor:${'v'.repeat(43)}`;

/** The stand-in knows the visitor of the request `of-a-visitor`. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-forget-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const post = (url: string, payload: object, cookie = '') =>
    bff.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const unlocked = await post('/api/dashboard/login', { password: 'kurbel-teich-magnet' });
  return {
    ...bff,
    post,
    admin: cookieOf(unlocked),
    forget: (id: string, cookie: string) =>
      post(`/api/analytics/requests/${id}/forgettings`, {}, cookie),
  };
}

test('the visitor behind a request goes from every service, and the admin never learns who it was', async () => {
  const { forget, admin, calls, orders, auditTrail } = await open();
  calls.length = 0;
  const answer = await forget('of-a-visitor', admin);
  expect(answer.json()).toEqual({
    success: true,
    message: 'Alles von diesem Besucher ist gelöscht.',
  });
  expect(calls.filter((call) => !call.startsWith('GET /settings'))).toEqual([
    'GET /requests/of-a-visitor/owner',
    'POST /audit-entries',
    ...Array(5).fill('POST /owner-presences'),
    'POST /deletions',
    'DELETE /user-data',
    'DELETE /user-data',
    'DELETE /user-data',
    'POST /requests/forgettings',
    'DELETE /user-data',
  ]);
  expect(orders.find(({ path }) => path === '/requests/forgettings')).toMatchObject({
    userId: null,
    visitorMarks: ['m'.repeat(16)],
    owners: [owner],
  });
  const target = { kind: 'request', id: 'of-a-visitor' };
  expect(auditTrail.entries).toMatchObject([{ action: 'visitor.forgotten', target }]);
  expect(JSON.stringify([auditTrail.entries, answer.json()])).not.toContain('vvvv');
});

test.each([
  ['user', 'RECORD_OF_ACCOUNT'],
  ['seat', 'RECORD_OF_SEAT'],
  ['nobody', 'RECORD_OF_NOBODY'],
  ['an-old-one', 'RECORD_WITHOUT_OWNER'],
])('of a request of %s nothing is deleted, and the refusal says why', async (id, code) => {
  const { forget, post, admin, calls, auditTrail } = await open();
  const answer = await forget(id, admin);
  expect([answer.statusCode, answer.json().error]).toEqual([409, code]);
  const asked = await post('/graphql', { query: `mutation { forgetVisitor(id: "${id}") }` }, admin);
  expect(asked.json().errors[0].extensions.code).toBe(code);
  expect(calls.filter((call) => /^DELETE|forgettings/.test(call))).toEqual([]);
  expect(auditTrail.entries).toEqual([]);
});

test('nobody but admins has a visitor forgotten, and nothing is without a trail', async () => {
  const { forget, admin, calls, auditTrail } = await open();
  expect((await forget('of-a-visitor', '')).json().error).toBe('DASHBOARD_LOCKED');
  auditTrail.isAway = true;
  expect((await forget('of-a-visitor', admin)).statusCode).toBe(503);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});
