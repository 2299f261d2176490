import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test, vi } from 'vitest';
import { openSecondFactors, password } from '../testing/open-second-factors.ts';
import { useRealPasswordHashes } from '../testing/password-hashes.ts';
import { totpCode } from '../testing/totp-code.ts';
import { checkCode } from './check-code.ts';
import { totp } from './totp.ts';

const engines = useEngines();
let opened = 0;
/** The middle of a step of time, so that none ends during a test. */
const NOW = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);

const open = () => {
  opened += 1;
  return openSecondFactors(engines, opened);
};

test('a code activates it, and from then on a login needs password and code', async () => {
  const { register, start, activate, logIn, call, codeOf } = await open();
  const id = await register('chefin');
  const { status, body } = await start(id);
  expect(status).toBe(200);
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(body.uri).toMatch(/^otpauth:\/\/totp\/LUX:chefin\?issuer=LUX&secret=/);
  // It counts only once the app has shown that it holds the secret.
  expect((await logIn('chefin')).status).toBe(200);

  const activated = await activate(id, totpCode(body.secret));
  expect(activated.status).toBe(200);
  expect(activated.body.recoveryCodes).toHaveLength(10);
  expect((await call('GET', `/users/${id}`)).body.hasSecondFactor).toBe(true);

  expect(await logIn('chefin')).toMatchObject({
    status: 401,
    body: { error: 'SECOND_FACTOR_NEEDED' },
  });
  expect(await logIn('chefin', '000000')).toMatchObject({
    status: 401,
    body: { error: 'SECOND_FACTOR_WRONG' },
  });
  expect((await logIn('chefin', codeOf(body.secret))).status).toBe(200);
});

test('a wrong password hears nothing about the second factor, and uses up no code', async () => {
  const { bringAdmin, call, codeOf, logIn } = await open();
  const { secret } = await bringAdmin('lehrer');
  const wrong = { username: 'lehrer', password: 'Wolke-Besen-Esel' };
  for (const code of [undefined, codeOf(secret)]) {
    const { body } = await call('POST', '/logins', { ...wrong, ...(code && { code }) });
    expect(body.error).toBe('LOGIN_FAILED');
  }
  expect((await logIn('lehrer', codeOf(secret))).status).toBe(200);
});

test('a code that was used is worth nothing, also that of the activation, also for two at once', async () => {
  const { bringAdmin, logIn, check, codeOf, start, activate, register } = await open();
  const { id, secret } = await bringAdmin('lehrer');
  const code = codeOf(secret);
  const answers = await Promise.all([
    logIn('lehrer', code),
    logIn('lehrer', code),
    check(id, code),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
  expect((await logIn('lehrer', code)).body.error).toBe('SECOND_FACTOR_WRONG');
  // Older than the one that was used, though its window has not closed.
  expect((await logIn('lehrer', totpCode(secret))).status).toBe(401);

  const owner = await register('chefin');
  const { body } = await start(owner);
  const first = totpCode(body.secret);
  await activate(owner, first);
  expect((await logIn('chefin', first)).body.error).toBe('SECOND_FACTOR_WRONG');
});

test('a clock may be half a minute wrong, and not more', async () => {
  const { bringAdmin, deps } = await open();
  const { id, secret } = await bringAdmin('lehrer');
  const at = (steps: number) => totpCode(secret, { steps, now: NOW.getTime() + 300_000 });
  const now = new Date(NOW.getTime() + 300_000);
  await expect(checkCode(deps, { userId: id, code: at(-2), use: 'login' }, now)).rejects.toThrow(
    'stimmt nicht',
  );
  await expect(checkCode(deps, { userId: id, code: at(2), use: 'login' }, now)).rejects.toThrow(
    'stimmt nicht',
  );
  await checkCode(deps, { userId: id, code: at(-1), use: 'login' }, now);
  await checkCode(deps, { userId: id, code: at(0), use: 'login' }, now);
  await checkCode(deps, { userId: id, code: at(1), use: 'login' }, now);
});

test('the code of somebody else is wrong', async () => {
  const { bringAdmin, logIn, codeOf } = await open();
  const { secret, recoveryCodes } = await bringAdmin('lehrer');
  await bringAdmin('lehrerin');
  expect((await logIn('lehrerin', codeOf(secret))).body.error).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn('lehrerin', recoveryCodes[0])).body.error).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn('lehrer', codeOf(secret))).status).toBe(200);
});

test('each recovery code counts once, however it is typed, and one of two at once', async () => {
  const { bringAdmin, logIn } = await open();
  const { recoveryCodes } = await bringAdmin('lehrer');
  const [first = '', second = '', third = ''] = recoveryCodes;
  expect(first).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
  const answers = await Promise.all([logIn('lehrer', first), logIn('lehrer', first)]);
  const [better, worse] = answers.map(({ status }) => status).toSorted();
  expect(better).toBe(200);
  // Wrong, or one of too many at once.
  expect([401, 429]).toContain(worse);
  expect((await logIn('lehrer', first)).status).toBe(401);
  expect((await logIn('lehrer', ` ${second.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
  expect((await logIn('lehrer', third.replaceAll('0', 'O').replaceAll('1', 'l'))).status).toBe(200);
});

test('of a thousand codes guessed at once five are looked at; neither login nor password begins anew', async () => {
  const { bringAdmin, check, call, deps } = await open();
  const { id } = await bringAdmin('lehrer');
  const looked = vi.spyOn(totp, 'stepOf');
  const guesses = await Promise.all(
    Array.from({ length: 1_000 }, (_, guess) => check(id, String(guess).padStart(6, '0'))),
  );
  const lookedAt = looked.mock.calls.length;
  looked.mockRestore();
  // One may find the gate open between another's counting and its own.
  expect(lookedAt).toBeLessThanOrEqual(6);
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(994);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);

  // Somebody who resets the password, or logs in with it, gives the guesser no more guesses.
  await call('POST', `/users/${id}/password-resets`, { password, byOwner: true });
  const newPassword = 'Turm-Geige-Wal-Hut';
  const given = { username: 'lehrer', password, newPassword, code: '000000' };
  expect((await call('POST', '/logins', given)).body.error).toBe('SECOND_FACTOR_WRONG');
  const found = await deps.mongo.connection.collection('users').findOne({ username: 'lehrer' });
  expect(found?.secondFactor.sessionAttempts).toBeGreaterThanOrEqual(5);
});

test('the wait grows with each wrong code, up to an hour, and a right one ends it', async () => {
  const { bringAdmin, deps } = await open();
  const { id, secret } = await bringAdmin('lehrer');
  const users = deps.mongo.connection.collection('users');
  const waitsMinutes: number[] = [];
  let now = NOW.getTime();
  for (let guess = 0; guess < 15; guess += 1) {
    await deps.secondFactors.admit(id, 'login', new Date(now));
    const found = await users.findOne({ username: 'lehrer' });
    const due = Math.max(now, found?.secondFactor.nextAttemptAt.getTime());
    waitsMinutes.push((due - now) / 60_000);
    now = due;
  }
  expect(waitsMinutes).toEqual([0, 0, 0, 0, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  await checkCode(
    deps,
    { userId: id, code: totpCode(secret, { now }), use: 'login' },
    new Date(now),
  );
  await deps.secondFactors.admit(id, 'login', new Date(now + 3_600_000));
  await deps.secondFactors.admit(id, 'login', new Date(now + 3_600_000));
});

test('wrong codes in an open session keep nobody from logging in, and the other way round', async () => {
  const { bringAdmin, check, logIn, codeOf } = await open();
  const { id, secret, recoveryCodes } = await bringAdmin('lehrer');
  for (let guess = 0; guess < 5; guess += 1) await check(id, '000000');
  expect((await check(id, '000000')).body.error).toBe('TOO_MANY_CODES');
  expect((await logIn('lehrer', codeOf(secret))).status).toBe(200);

  for (let guess = 0; guess < 5; guess += 1) await logIn('lehrer', '000000');
  expect((await logIn('lehrer', '000000')).body.error).toBe('TOO_MANY_CODES');
  expect((await check(id, recoveryCodes[0] ?? '')).status).toBe(204);
});

test('in a record from before, codes of sessions are counted from none on', async () => {
  const { bringAdmin, check, codeOf, deps } = await open();
  const { id, secret } = await bringAdmin('lehrer');
  await deps.mongo.connection
    .collection('users')
    .updateOne(
      { username: 'lehrer' },
      { $unset: { 'secondFactor.sessionAttempts': 1, 'secondFactor.nextSessionAttemptAt': 1 } },
    );
  expect((await check(id, '000000')).body.error).toBe('SECOND_FACTOR_WRONG');
  expect((await check(id, codeOf(secret))).status).toBe(204);
});

test('secret and recovery codes do not stand in the database', async () => {
  const { bringAdmin, deps } = await open();
  const { secret, recoveryCodes } = await bringAdmin('lehrer');
  const stored = JSON.stringify(await deps.mongo.connection.collection('users').find().toArray());
  expect(stored).toContain('recoveryHashes');
  for (const hidden of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replace('-', '')),
  ]) {
    expect(stored).not.toContain(hidden);
  }
});

test('setting one up needs the password, and the role of an admin or the owner', async () => {
  const { register, start, call, activate } = await open();
  const child = await register('mia');
  expect((await start(child)).body.error).toBe('SECOND_FACTOR_NOT_OFFERED');
  const owner = await register('chefin');
  expect((await start(owner, 'Wolke-Besen-Esel')).body.error).toBe('WRONG_PASSWORD');
  expect((await activate(owner, '123456')).body.error).toBe('SECOND_FACTOR_MISSING');
  expect((await call('GET', `/users/${owner}`)).body.hasSecondFactor).toBe(false);
});

test('a thousand passwords guessed in a session that was left open: eight are looked at', async () => {
  useRealPasswordHashes();
  const { register, start, deps } = await open();
  const owner = await register('chefin');
  const verify = vi.spyOn(deps.passwords, 'verify');
  const began = performance.now();
  const guesses = await Promise.all(
    Array.from({ length: 1_000 }, (_, guess) => start(owner, `Geraten-${guess}`)),
  );
  // On a slow machine one more when 1 s, then 2, 4 … have passed.
  const seconds = (performance.now() - began) / 1_000;
  const admitted = 8 + Math.ceil(Math.log2(seconds + 1));
  expect(verify.mock.calls.length).toBeLessThanOrEqual(admitted);
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(
    1_000 - admitted,
  );
});

test('one that counts is replaced by nobody, only removed, with password and code', async () => {
  const { bringAdmin, start, activate, call, codeOf, logIn } = await open();
  const { id, secret } = await bringAdmin('lehrer');
  expect((await start(id)).body.error).toBe('SECOND_FACTOR_EXISTS');
  expect((await activate(id, codeOf(secret))).body.error).toBe('SECOND_FACTOR_EXISTS');
  const remove = (given: object) => call('POST', `/users/${id}/second-factor/removals`, given);
  expect((await remove({ password, code: '000000' })).body.error).toBe('SECOND_FACTOR_WRONG');
  const code = codeOf(secret);
  expect((await remove({ password: 'Wolke-Besen-Esel', code })).body.error).toBe('WRONG_PASSWORD');
  expect((await logIn('lehrer')).status).toBe(401);
  expect((await remove({ password, code })).status).toBe(204);
  expect(await logIn('lehrer')).toMatchObject({ status: 200, body: { hasSecondFactor: false } });
});

test('two set-ups at once: the codes that are shown are those that count', async () => {
  const { register, start, activate, logIn } = await open();
  const id = await register('chefin');
  const [one, other] = await Promise.all([start(id), start(id)]);
  const answers = await Promise.all(
    [one, other].map(({ body }) => activate(id, totpCode(body.secret))),
  );
  const shown = answers.filter(({ status }) => status === 200);
  expect(shown).toHaveLength(1);
  expect((await logIn('chefin', shown[0]?.body.recoveryCodes[0])).status).toBe(200);
});

test('whose role ends keeps it, and it goes with the account', async () => {
  const { bringAdmin, call, logIn, codeOf, deps } = await open();
  const { id, secret } = await bringAdmin('lehrer');
  await call('PATCH', `/users/${id}/role`, { role: 'user' });
  expect((await logIn('lehrer')).body.error).toBe('SECOND_FACTOR_NEEDED');
  expect((await logIn('lehrer', codeOf(secret))).status).toBe(200);
  expect((await call('DELETE', `/users/${id}`)).status).toBe(204);
  expect(await deps.mongo.connection.collection('users').countDocuments()).toBe(0);
});

test('it can be removed for somebody who has lost phone and codes', async () => {
  const { bringAdmin, call, logIn } = await open();
  const { id } = await bringAdmin('lehrer');
  const { status, body } = await call('DELETE', `/users/${id}/second-factor`);
  expect([status, body.hasSecondFactor]).toEqual([200, false]);
  expect((await logIn('lehrer')).status).toBe(200);
  expect((await call('DELETE', '/users/nobody-nobody-nobody-n/second-factor')).status).toBe(404);
});

test('with another SETTINGS_KEY the app’s codes are wrong, and recovery codes still open', async () => {
  const { bringAdmin, deps, logIn, codeOf } = await open();
  const { secret, recoveryCodes } = await bringAdmin('lehrer');
  await deps.mongo.connection
    .collection('users')
    .updateOne({ username: 'lehrer' }, { $set: { 'secondFactor.sealedSecret': 'unreadable' } });
  expect((await logIn('lehrer', codeOf(secret))).body.error).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn('lehrer', recoveryCodes[0])).status).toBe(200);
});

test('a login with the password alone fails where a second factor is activated while it is looked at', async () => {
  const { deps, register, start, activate, logIn } = await open();
  const id = await register('chefin');
  const { verify } = deps.passwords;
  const verifying = vi.spyOn(deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given);
    await activate(id, totpCode((await start(id)).body.secret));
    return isRight;
  });
  expect((await logIn('chefin')).body.error).toBe('LOGIN_FAILED');
  expect(verifying).toHaveBeenCalled();
  expect((await logIn('chefin')).body.error).toBe('SECOND_FACTOR_NEEDED');
});
