import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const PASSWORD = 'Wolke-Besen-Zebra';
const OWN = 'Turm-Geige-Wal-Hut';

async function open() {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-resets-${opened}`;
  const { call, deps } = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database,
  });
  return {
    call,
    deps,
    register: async (username: string): Promise<string> => {
      const isOwnerProven = username === 'chefin';
      const given = { username, password: PASSWORD, isOwnerProven };
      return (await call('POST', '/users', given)).body.id;
    },
    makeAdmin: (id: string) => call('PATCH', `/users/${id}/role`, { role: 'admin' }),
    reset: (id: string, given: { password?: string; byOwner?: boolean } = {}) =>
      call('POST', `/users/${id}/password-resets`, { byOwner: false, ...given }),
    logIn: async (username: string, password: string, newPassword?: string) =>
      (await call('POST', '/logins', { username, password, newPassword })).status,
  };
}

test('a made-up password opens the account, the forgotten one no more', async () => {
  const { register, reset, logIn, deps } = await open();
  const id = await register('mia');
  const { status, body } = await reset(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id, username: 'mia' } });
  expect(await logIn('mia', body.generatedPassword, OWN)).toBe(200);
  expect(await logIn('mia', PASSWORD)).toBe(401);
  const stored = await deps.mongo.connection.collection('users').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(body.generatedPassword);
});

test('a chosen password holds and is not sent back', async () => {
  const { register, reset, logIn } = await open();
  const id = await register('mia');
  const { body } = await reset(id, { password: 'Tiger-Lampe-Mond' });
  expect(body.generatedPassword).toBeNull();
  expect(JSON.stringify(body)).not.toContain('Tiger');
  expect(await logIn('mia', 'Tiger-Lampe-Mond', OWN)).toBe(200);
});

test('what an admin has given opens nothing but the choice of an own password, once', async () => {
  const { call, register, reset, logIn } = await open();
  const id = await register('mia');
  const given = (await reset(id)).body.generatedPassword;
  const tried = (newPassword?: string) =>
    call('POST', '/logins', { username: 'mia', password: given, newPassword });
  expect((await tried()).body).toMatchObject({ error: 'PASSWORD_CHANGE_NEEDED' });
  expect((await tried()).status).toBe(403);
  expect((await tried(given)).body.error).toBe('PASSWORD_UNCHANGED');
  expect((await tried('sonnenschein')).body.error).toBe('PASSWORD_TOO_COMMON');
  expect((await tried('kurz')).body.message).toContain('mindestens 8 Zeichen');
  expect((await tried(OWN)).status).toBe(200);

  expect(await logIn('mia', OWN)).toBe(200);
  expect(await logIn('mia', given, 'Lampe-Turm-Geige')).toBe(401);
  // Who has a password of their own changes none by the way.
  expect(await logIn('mia', OWN, 'Lampe-Turm-Geige')).toBe(200);
  expect(await logIn('mia', OWN)).toBe(200);
});

test.each([
  ['kurz', 'Das Passwort braucht mindestens 8 Zeichen.'],
  ['', 'Bitte geben Sie das Passwort ein.'],
  ['sonnenschein', /^Dieses Passwort ist leicht zu erraten. Bitte wählen Sie/],
  ['mia-1234', /^Dieses Passwort ist leicht zu erraten/],
])(
  'the password %j is refused with a reason, and the old one still holds',
  async (password, why) => {
    const { register, reset, logIn } = await open();
    const id = await register('mia');
    const { status, body } = await reset(id, { password });
    expect(status).toBe(400);
    expect(body.message).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
    expect(await logIn('mia', PASSWORD)).toBe(200);
  },
);

test('who guessed too often can log in with the new password at once', async () => {
  const { register, reset, logIn } = await open();
  const id = await register('mia');
  for (let guess = 0; guess < 9; guess += 1) await logIn('mia', 'falsch-geraten');
  expect(await logIn('mia', PASSWORD)).toBe(429);
  const { body } = await reset(id);
  expect(await logIn('mia', body.generatedPassword, OWN)).toBe(200);
});

test('owner and admins are protected from everybody but the owner', async () => {
  const { register, makeAdmin, reset, logIn } = await open();
  const owner = await register('chefin');
  const teacher = await register('lehrer');
  await makeAdmin(teacher);
  expect((await reset(owner)).body.error).toBe('OWNER_IS_PROTECTED');
  expect((await reset(teacher)).body).toMatchObject({
    error: 'ADMIN_PASSWORD_IS_PROTECTED',
    message: 'Das Passwort eines Admins kann nur der Besitzer zurücksetzen.',
  });
  expect(await logIn('lehrer', PASSWORD)).toBe(200);

  for (const id of [owner, teacher]) {
    expect((await reset(id, { byOwner: true })).status).toBe(200);
  }
  expect(await logIn('lehrer', PASSWORD)).toBe(401);
});

test('who becomes an admin while the password is hashed is protected', async () => {
  const { register, makeAdmin, deps, logIn } = await open();
  const id = await register('mia');
  await makeAdmin(id);
  expect(await deps.users.setTemporaryPassword(id, 'another hash', 'user')).toBeNull();
  expect(await logIn('mia', PASSWORD)).toBe(200);
});

test('a login that was being looked at while the password was reset fails', async () => {
  const { register, deps } = await open();
  const id = await register('mia');
  const before = await deps.users.findForLogin('mia');
  await deps.users.setTemporaryPassword(id, 'another hash');
  const passwordHash = before?.passwordHash ?? '';
  expect(
    await deps.users.rememberLogin({ id, passwordHash, hasSecondFactor: false }, null),
  ).toBeNull();
});

test('nobody has no password', async () => {
  const { reset } = await open();
  expect((await reset('nobody-nobody-nobody-n')).body.error).toBe('USER_NOT_FOUND');
});
