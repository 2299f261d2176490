import { User } from '@lux/contracts/accounts/user.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-mass-${opened}`;
  return openAccounts({ uri: engines.mongodb.uri, redisUrl: engines.redis.url, database });
};

const mia = { username: 'Mia_7', password: 'Wolke-Besen-Zebra' };
const otherId = 'planted-id-planted-id-';
const planted = {
  id: otherId,
  _id: otherId,
  role: 'admin',
  isOwner: true,
  usernameKey: 'chefin',
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$cGxhbnRlZA$cGxhbnRlZA',
  createdAt: '2001-01-01T00:00:00.000Z',
  lastLogin: '2001-01-01T00:00:00.000Z',
  $set: { role: 'admin' },
};

test('whoever registers chooses neither role nor id nor hash, whatever is in the body', async () => {
  const { call, deps } = await open();
  const { body } = await call('POST', '/users', { ...mia, ...planted });
  expect(User.parse(body)).toMatchObject({ username: 'Mia_7', role: 'user', isOwner: false });
  expect(body.id).not.toBe(otherId);
  expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.parse('2002-01-01'));
  const stored = JSON.stringify(await deps.mongo.connection.collection('users').find().toArray());
  expect(stored).not.toMatch(/planted|cGxhbnRlZA|\$set|chefin/);
  // The planted hash opens nothing, the given password does.
  expect((await call('POST', '/logins', mia)).status).toBe(200);
});

test('a login, a reset and a change of role change what they are for and nothing else', async () => {
  const { call } = await open();
  const { body: user } = await call('POST', '/users', mia);
  await call('POST', '/users', { ...mia, username: 'Tom' });
  const login = await call('POST', '/logins', { ...planted, ...mia });
  const reset = await call('POST', `/users/${user.id}/password-resets`, {
    ...planted,
    byOwner: false,
  });
  const changed = await call('PATCH', `/users/${user.id}/role`, {
    ...planted,
    role: 'user',
    username: 'chefin',
  });
  for (const { id, username, role, isOwner, createdAt } of [
    User.parse(login.body),
    User.parse(reset.body.user),
    User.parse(changed.body),
  ]) {
    expect({ id, username, role, isOwner, createdAt }).toEqual({
      id: user.id,
      username: 'Mia_7',
      role: 'user',
      isOwner: false,
      createdAt: user.createdAt,
    });
  }
  expect((await call('GET', '/users')).body).toHaveLength(2);
});

test('settings take their own fields and no others', async () => {
  const { call, deps } = await open();
  const change = { assistantName: 'Lumi', aiKeys: { openAiApiKey: 'planted' }, ...planted };
  expect((await call('PATCH', '/settings', change)).status).toBe(200);
  const stored = await deps.mongo.connection.collection('settings').find().toArray();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/planted|admin|\$set|passwordHash/);
  expect((await call('GET', '/settings')).body).toMatchObject({ assistantName: 'Lumi' });
});
