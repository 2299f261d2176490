import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test, vi } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';
import { useRealPasswordHashes } from '../testing/password-hashes.ts';

const engines = useEngines();
let opened = 0;
const open = () => {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-users-${opened}`;
  return openAccounts({ uri: engines.mongodb.uri, redisUrl: engines.redis.url, database });
};

const mia = { username: 'Mia_7', password: 'Wolke-Besen-Zebra' };
const browser = 'visitor:abcdefgh12345678';

test('whoever registers is known with what LUX needs of what they gave, and no hash gets out', async () => {
  const { call } = await open();
  const given = { ...mia, displayName: 'Mia', email: 'mia@example.org' };
  const { status, body } = await call('POST', '/users', given);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    username: 'Mia_7',
    displayName: 'Mia',
    email: null,
    role: 'user',
    isOwner: false,
    hasSecondFactor: false,
    isTeacher: false,
    createdAt: expect.any(String),
    lastLogin: expect.any(String),
  });
  expect((await call('GET', `/users/${body.id}`)).body).toEqual(body);
});

test('passwords are stored as argon2id with a salt each', async () => {
  useRealPasswordHashes();
  const { call, deps } = await open();
  await call('POST', '/users', mia);
  await call('POST', '/users', { ...mia, username: 'Tom' });
  const stored = await deps.mongo.connection.collection('users').find().toArray();
  const hashes = stored.map(({ passwordHash }) => String(passwordHash));
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes).size).toBe(2);
  expect(JSON.stringify(stored)).not.toContain(mia.password);
});

test.each([
  ['ab', 'Der Benutzername braucht mindestens 3 Zeichen.'],
  ['a'.repeat(33), 'Der Benutzername darf höchstens 32 Zeichen haben.'],
  ['Mia\u3164', 'Nimm für den Benutzernamen nur Buchstaben, Zahlen, Punkt und Strich.'],
  ['ʀᴇᴋᴛᴏʀɪɴ', 'Nimm für den Benutzernamen nur Buchstaben, Zahlen, Punkt und Strich.'],
  ['Miа', 'Mische im Benutzernamen keine Buchstaben verschiedener Schriften.'],
  ['Mia <b>', 'Nimm für den Benutzernamen nur Buchstaben, Zahlen, Punkt und Strich.'],
  ['   ', 'Bitte gib einen Benutzernamen ein.'],
  [undefined, 'Bitte gib einen Benutzernamen ein.'],
  [{ $gt: '' }, 'Bitte gib einen Benutzernamen ein.'],
])('the name %j is refused with a reason', async (username, message) => {
  const { call } = await open();
  const { status, body } = await call('POST', '/users', { ...mia, username });
  expect([status, body.message]).toEqual([400, message]);
});

test.each([
  ['kurz', 'Das Passwort braucht mindestens 8 Zeichen.'],
  ['x'.repeat(201), 'Das Passwort darf höchstens 200 Zeichen haben.'],
  ['', 'Bitte gib ein Passwort ein.'],
])('the password %j is refused with a reason', async (password, message) => {
  const { call } = await open();
  const { status, body } = await call('POST', '/users', { ...mia, password });
  expect([status, body.message]).toEqual([400, message]);
});

test.each([
  '12345678',
  'Passwort',
  'sonnenschein',
  'Sommer2024!',
  'aaaaaaaaaa',
  'QWERTZUIOP',
  'Mia_7!!!',
])('the password %s is one that others try first', async (password) => {
  const { call } = await open();
  const { status, body } = await call('POST', '/users', { ...mia, password });
  expect([status, body.error]).toEqual([400, 'PASSWORD_TOO_COMMON']);
  expect(body.message).toContain('Wolke-Besen-Zebra');
});

test('a name is there once, whatever its letters look like, also for two at the same moment', async () => {
  const { call } = await open();
  const spellings = ['Mia_7', 'mia_7', 'MIA_7', 'ＭＩＡ_7', ' Mia_7 '];
  const answers = await Promise.all(
    spellings.map((username) => call('POST', '/users', { ...mia, username })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect((await call('GET', '/users')).body).toHaveLength(1);
});

test('the right password logs in, under any spelling of the name, and is remembered as the last login', async () => {
  const { call } = await open();
  const registered = (await call('POST', '/users', mia)).body;
  const { status, body } = await call('POST', '/logins', { ...mia, username: 'mia_7' });
  expect([status, body.id]).toEqual([200, registered.id]);
  expect(Date.parse(body.lastLogin)).toBeGreaterThanOrEqual(Date.parse(registered.lastLogin));
});

test('a wrong password and an unknown name hear the same', async () => {
  const { call } = await open();
  await call('POST', '/users', mia);
  const wrong = await call('POST', '/logins', { ...mia, password: 'Wolke-Besen-Esel' });
  const unknown = await call('POST', '/logins', { ...mia, username: 'Niemand' });
  expect(wrong.status).toBe(401);
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
});

test('a thousand wrong passwords at once: eight are looked at, the rest wait', async () => {
  useRealPasswordHashes();
  const { call, deps } = await open();
  await call('POST', '/users', mia);
  const verify = vi.spyOn(deps.passwords, 'verify');
  const guesses = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      call('POST', '/logins', { ...mia, password: `Geraten-${n}` }),
    ),
  );
  // Two of them may find the gate open between two others' counting; more may not.
  expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(990);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('the wait grows with each wrong password, up to a minute', async () => {
  const { deps } = await open();
  const counted = deps.mongo.connection.collection<{ nextAt: Date }>('login-attempts');
  const waits: number[] = [];
  let now = Date.now();
  for (let attempt = 0; attempt < 17; attempt += 1) {
    await deps.loginAttempts.admit('mia/near', 'guesser', new Date(now));
    const due = Math.max(now, (await counted.findOne())?.nextAt.getTime() ?? 0);
    waits.push((due - now) / 1000);
    now = due;
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);

  // A quarter of an hour after the last one it is all forgotten.
  await deps.loginAttempts.admit('mia/near', 'guesser', new Date(now + 16 * 60_000));
  const nextAt = (await counted.findOne())?.nextAt.getTime();
  expect(nextAt).toBeLessThanOrEqual(now + 16 * 60_000);
  await deps.loginAttempts.forgetExpired(new Date(now + 60 * 60_000));
  expect(await counted.countDocuments()).toBe(0);
});

test('a browser that logged in before is not held up by a stranger’s guesses', async () => {
  const { call } = await open();
  await call('POST', '/users', { ...mia, visitor: browser });
  for (let guess = 0; guess < 12; guess += 1) {
    await call('POST', '/logins', { ...mia, password: `Geraten-${guess}` });
  }
  expect((await call('POST', '/logins', mia)).status).toBe(429);
  expect((await call('POST', '/logins', { ...mia, visitor: browser })).status).toBe(200);
});

test('guesses at one account hold up no other', async () => {
  const { call } = await open();
  await call('POST', '/users', mia);
  await call('POST', '/users', { ...mia, username: 'Tom' });
  for (let guess = 0; guess < 12; guess += 1) {
    await call('POST', '/logins', { ...mia, password: `Geraten-${guess}` });
  }
  expect((await call('POST', '/logins', { ...mia, username: 'Tom' })).status).toBe(200);
});

test('the account named in OWNER_USERNAME is the owner, and nobody deletes or demotes it', async () => {
  const { call } = await open();
  const given = { ...mia, username: 'Chefin', isOwnerProven: true };
  const owner = (await call('POST', '/users', given)).body;
  expect(owner.isOwner).toBe(true);
  const deleted = await call('DELETE', `/users/${owner.id}`);
  const demoted = await call('PATCH', `/users/${owner.id}/role`, { role: 'user' });
  for (const { status, body } of [deleted, demoted]) {
    expect([status, body.error]).toEqual([403, 'OWNER_IS_PROTECTED']);
  }
});

test('roles change, and users can be deleted once', async () => {
  const { call } = await open();
  const user = (await call('POST', '/users', mia)).body;
  const promoted = await call('PATCH', `/users/${user.id}/role`, { role: 'admin' });
  expect(promoted.body).toEqual({ ...user, role: 'admin' });
  expect((await call('DELETE', `/users/${user.id}`)).status).toBe(204);
  expect((await call('DELETE', `/users/${user.id}`)).status).toBe(404);
  expect((await call('POST', '/logins', mia)).status).toBe(401);
});
