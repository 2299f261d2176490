import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-teachers-${opened}`;
  return openAccounts({ uri: engines.mongodb.uri, redisUrl: engines.redis.url, database });
};
const password = 'Wolke-Besen-Zebra';

test.each(['open', 'invitation', 'closed'])(
  'a teacher’s invitation makes one teacher where registration is %s, and no second one',
  async (registration) => {
    const { call } = await open();
    await call('PATCH', '/settings', { registration });
    const { status, body } = await call('POST', '/teacher-invitations', {});
    expect([status, Object.keys(body)]).toEqual([201, ['code', 'expiresAt']]);
    const days = (Date.parse(body.expiresAt) - Date.now()) / (24 * 60 * 60 * 1_000);
    expect(days).toBeCloseTo(7, 1);
    const register = (username: string) =>
      call('POST', '/users', { username, password, invitation: body.code });
    expect((await register('lehrerin')).body).toMatchObject({ isTeacher: true, role: 'user' });
    const second = await register('lehrer');
    expect([second.status, second.body.error]).toEqual([403, 'INVITATION_INVALID']);
  },
);

test('of many who use one at once a single one becomes a teacher', async () => {
  const { call } = await open();
  const { code: invitation } = (await call('POST', '/teacher-invitations', {})).body;
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      call('POST', '/users', { username: `lehrerin-${n}`, password, invitation }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('after a week it makes nobody a teacher', async () => {
  const { call, deps } = await open();
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
  const { code: invitation } = await deps.invitations.create(
    { uses: 1, isForTeacher: true },
    weekAgo,
  );
  const { body } = await call('POST', '/users', { username: 'lehrerin', password, invitation });
  expect(body.isTeacher).not.toBe(true);
});

test('an invitation of children makes no teacher, and theirs are not listed among them', async () => {
  const { call } = await open();
  await call('PATCH', '/settings', { registration: 'invitation' });
  const { code: invitation } = (await call('POST', '/invitations', { uses: 2 })).body;
  await call('POST', '/teacher-invitations', {});
  const { body } = await call('POST', '/users', { username: 'mia', password, invitation });
  expect(body.isTeacher).toBe(false);
  expect((await call('GET', '/invitations', undefined)).body).toHaveLength(1);
});

test('the right is given and withdrawn, and a user is found by name however it is typed', async () => {
  const { call } = await open();
  const { id } = (await call('POST', '/users', { username: 'Lehrerin', password })).body;
  const right = (isTeacher: boolean) => call('PATCH', `/users/${id}/teacher`, { isTeacher });
  expect((await right(true)).body.isTeacher).toBe(true);
  expect((await call('GET', '/users?username=lehrerin')).body).toMatchObject([
    { id, isTeacher: true },
  ]);
  expect((await call('GET', '/users?username=niemand')).body).toEqual([]);
  expect((await right(false)).body.isTeacher).toBe(false);
  const unknown = await call('PATCH', `/users/${'A'.repeat(22)}/teacher`, { isTeacher: true });
  expect([unknown.status, unknown.body.error]).toEqual([404, 'USER_NOT_FOUND']);
});
