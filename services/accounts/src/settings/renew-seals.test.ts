import { randomBytes } from 'node:crypto';
import { createSecretBox } from '@lux/service-kit/create-secret-box.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';
import { renewSeals } from './renew-seals.ts';

const engines = useEngines();
const newKey = () => randomBytes(32).toString('base64');
const open = (environment: Record<string, string>) =>
  openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-seals`,
    environment,
  });

const providerKey = 'sk-proj-abcdefgh12345678WXYZ';
const secret = 'JBSWY3DPEHPK3PXP';
const userId = 'an-admin-of-ours';

test('after a change of SETTINGS_KEY what was sealed opens, and soon without the old key', async () => {
  const [oldKey, key] = [newKey(), newKey()];
  const before = await open({ SETTINGS_KEY: oldKey });
  await before.call('PATCH', '/settings', { openAiApiKey: providerKey });
  await before.deps.mongo.connection
    .collection<{ _id: string }>('users')
    .insertOne({ _id: userId });
  await before.deps.secondFactors.prepare(userId, { secret, recoverySalt: 'salt' });

  const read = async ({ deps }: Pick<typeof before, 'deps'>) => ({
    key: (await deps.settings.findForServices()).aiKeys.openAiApiKey,
    secret: (await deps.secondFactors.find(userId))?.secret,
  });
  const whole = { key: providerKey, secret };
  expect(await read(await open({ SETTINGS_KEY: key }))).toEqual({ key: null, secret: null });

  const changing = await open({ SETTINGS_KEY: key, SETTINGS_KEY_PREVIOUS: oldKey });
  expect(await read(changing)).toEqual(whole);
  await renewSeals(changing.deps);
  expect(await read(changing)).toEqual(whole);
  expect(await read(await open({ SETTINGS_KEY: key }))).toEqual(whole);
  expect(await read(before)).toEqual({ key: null, secret: null });
});

test('the previous key seals nothing and renews only what is its own', () => {
  const [oldKey, key, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const box = createSecretBox(key, oldKey);
  const sealed = box.seal('text', 'label');
  expect(createSecretBox(key).open(sealed, 'label')).toBe('text');
  expect(() => createSecretBox(oldKey).open(sealed, 'label')).toThrow();
  expect(box.renew(sealed, 'label')).toBeNull();
  const foreign = createSecretBox(other).seal('text', 'label');
  expect(() => box.open(foreign, 'label')).toThrow();
  expect(box.renew(foreign, 'label')).toBeNull();
  const old = createSecretBox(oldKey).seal('text', 'label');
  expect(box.renew(old, 'another label')).toBeNull();
});
