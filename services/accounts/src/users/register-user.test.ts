import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';

async function open(OWNER_USERNAME = 'Rektorin') {
  opened += 1;
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-registrations-${opened}`,
    environment: { OWNER_USERNAME },
  });
  const register = (username: string, more: object = {}) =>
    accounts.call('POST', '/users', { username, password, ...more });
  return {
    ...accounts,
    register,
    outcome: async (username: string, more: object = {}) => {
      const { status, body } = await register(username, more);
      return status === 201 ? (body.isOwner ? 'owner' : 'user') : body.error;
    },
  };
}

const looksLikeOwner = [
  ...['Rektorin', 'rektorin', 'ＲＥＫＴＯＲＩＮ', '𝐑𝐞𝐤𝐭𝐨𝐫𝐢𝐧', 'Rekt0rin', 'REKTORlN', 'Rektor1n'],
  ...['Rektorin.', '_Rektorin_', 'Rek-torin'],
];

test('no name that looks like the owner’s is given away without the owner’s secret', async () => {
  const { outcome, call } = await open();
  for (const name of looksLikeOwner) {
    expect([name, await outcome(name)]).toEqual([name, 'OWNER_SECRET_NEEDED']);
  }
  expect((await call('GET', '/users')).body).toEqual([]);
});

test('nobody learns by it whether the owner has registered', async () => {
  const { register, outcome } = await open();
  const before = await register('Rektorin');
  expect(await outcome('Rektorin', { isOwnerProven: true })).toBe('owner');
  const after = await register('Rektorin');
  expect([after.status, after.body]).toEqual([before.status, before.body]);
  expect(await outcome('ＲＥＫＴＯＲＩＮ', { isOwnerProven: true })).toBe('USERNAME_TAKEN');
});

test('the secret makes nobody of another name an owner', async () => {
  const { outcome } = await open();
  expect(await outcome('REKTORlN', { isOwnerProven: true })).toBe('USERNAME_TAKEN');
  expect(await outcome('mia', { isOwnerProven: true })).toBe('user');
});

test('an owner’s name in Cyrillic letters is theirs, too', async () => {
  const { outcome } = await open('PETOBA');
  expect(await outcome('РЕТОВА')).toBe('OWNER_SECRET_NEEDED');
});

test.each(['admin', 'Admin', 'ＡＤＭＩＮ', 'аԁmin', 'adm1n', 'admln', 'LUX', 'Administrator'])(
  'the name %s passes for nobody in charge',
  async (name) => {
    const { register } = await open();
    const { status } = await register(name);
    expect([400, 409]).toContain(status);
  },
);

test('two who look alike are not both there, though their letters differ', async () => {
  const { outcome } = await open();
  expect(await outcome('Ella')).toBe('user');
  for (const name of ['EIIa', 'Е11а', 'eLLa', 'E1la']) {
    expect([name, await outcome(name)]).not.toEqual([name, 'user']);
  }
  // Another child all the same.
  expect(await outcome('Elia')).toBe('user');
});

test('a login finds the account under every spelling of the name', async () => {
  const { outcome, call } = await open();
  await outcome('Tom_10');
  for (const username of ['tom_10', 'ＴＯＭ_10', ' TOM_10 ', 'Tom_1O']) {
    const { status, body } = await call('POST', '/logins', { username, password });
    expect([username, status, body.username]).toEqual([username, 200, 'Tom_10']);
  }
});

test('displayed names turn no text around and hide nothing', async () => {
  const { register } = await open();
  for (const displayName of ['Mia\u202Eaim', 'Mi\u200Ba', 'Mi\u0000a', 'Mi\u2028a', 'Mi\uD800a']) {
    expect((await register('mia', { displayName })).status).toBe(400);
  }
  const { body } = await register('mia', { displayName: 'Zoe\u0308 Müller-O’Neil' });
  expect(body.displayName).toBe('Zoë Müller-O’Neil');
});

test('an address is taken and kept nowhere', async () => {
  const { register, deps } = await open();
  expect((await register('mia', { email: 'mama@example.org' })).body.email).toBeNull();
  const stored = await deps.mongo.connection.collection('users').find().toArray();
  expect(JSON.stringify(stored)).not.toContain('example.org');
});

test('where registration is closed only the owner comes in', async () => {
  const { outcome, call } = await open();
  await call('PATCH', '/settings', { registration: 'closed' });
  expect(await outcome('mia')).toBe('REGISTRATION_CLOSED');
  expect(await outcome('mia', { invitation: 'aaaaa-bbbbb-ccccc' })).toBe('REGISTRATION_CLOSED');
  expect(await outcome('Rektorin', { isOwnerProven: true })).toBe('owner');
});

test('by invitation, as many come in as it is for, also of many at once', async () => {
  const { outcome, call } = await open();
  await call('PATCH', '/settings', { registration: 'invitation' });
  const made = await call('POST', '/invitations', { uses: 3 });
  expect(made.body).toMatchObject({
    uses: 3,
    used: 0,
    code: expect.stringMatching(/^[a-z2-9-]{17}$/),
  });
  const invitation = made.body.code;

  expect(await outcome('mia')).toBe('INVITATION_NEEDED');
  expect(await outcome('mia', { invitation: 'aaaaa-bbbbb-ccccc' })).toBe('INVITATION_INVALID');
  const children = Array.from({ length: 8 }, (_, n) => `kind.${n}x`);
  const outcomes = await Promise.all(children.map((name) => outcome(name, { invitation })));
  expect(outcomes.filter((one) => one === 'user')).toHaveLength(3);
  expect(outcomes.filter((one) => one === 'INVITATION_INVALID')).toHaveLength(5);
  const listed = (await call('GET', '/invitations')).body;
  expect(listed).toEqual([{ ...made.body, used: 3, code: undefined }]);
});

test('a registration that fails costs no invitation, and a deleted one lets nobody in', async () => {
  const { outcome, call } = await open();
  await outcome('tom');
  await call('PATCH', '/settings', { registration: 'invitation' });
  const { id, code } = (await call('POST', '/invitations', { uses: 1 })).body;
  const typed = code.replaceAll('-', ' ').toUpperCase();
  expect(await outcome('Tom', { invitation: code })).toBe('USERNAME_TAKEN');
  expect(await outcome('mia', { invitation: code, password: 'sonnenschein' })).toBe(
    'PASSWORD_TOO_COMMON',
  );
  // Two of one name at once: one of them gives it back.
  const twins = await Promise.all([1, 2].map(() => outcome('lea', { invitation: typed })));
  expect(twins.filter((one) => one === 'user')).toHaveLength(1);

  const other = (await call('POST', '/invitations', { uses: 1 })).body;
  expect((await call('DELETE', `/invitations/${other.id}`)).status).toBe(204);
  expect((await call('DELETE', `/invitations/${other.id}`)).status).toBe(404);
  expect(await outcome('mia', { invitation: other.code })).toBe('INVITATION_INVALID');
  expect(id).not.toBe(other.id);
});

test('an invitation holds for a week', async () => {
  const { deps } = await open();
  const { code } = await deps.invitations.create({ uses: 2 });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  expect(await deps.invitations.isValid(code, inDays(6.9))).toBe(true);
  expect(await deps.invitations.isValid(code, inDays(7.1))).toBe(false);
  await expect(deps.invitations.use(code, inDays(7.1))).rejects.toThrow();
  expect(await deps.invitations.list(inDays(7.1))).toEqual([]);
});

test('no database holds a code', async () => {
  const { deps } = await open();
  const { code } = await deps.invitations.create({ uses: 2 });
  const stored = await deps.mongo.connection.collection('invitations').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
});
