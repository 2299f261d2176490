import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { ensureSecrets } from './ensure-secrets.ts';

test('generates secrets once and keeps them from other users', async () => {
  const folder = await createTempDir();
  const first = await ensureSecrets(folder, {});
  expect(first.passwordOrigin).toBe('new');
  expect(first.secrets.DASHBOARD_PASSWORD).toMatch(/^[a-z]{4}(-[a-z]{4}){3}$/);
  expect(first.ownerSecretOrigin).toBe('new');
  expect(first.secrets.OWNER_SECRET).toMatch(/^[a-z]{4}(-[a-z]{4}){3}$/);
  expect(first.secrets.OWNER_SECRET).not.toBe(first.secrets.DASHBOARD_PASSWORD);
  expect(Buffer.from(first.secrets.SETTINGS_KEY, 'base64')).toHaveLength(32);
  expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);

  const second = await ensureSecrets(folder, {});
  expect(second).toEqual({
    secrets: first.secrets,
    passwordOrigin: 'stored',
    ownerSecretOrigin: 'stored',
  });
});

test('a secret of the environment wins and is not written down', async () => {
  const folder = await createTempDir();
  const { secrets, passwordOrigin } = await ensureSecrets(folder, {
    DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
    INTERNAL_TOKEN: undefined,
  });
  expect(secrets.DASHBOARD_PASSWORD).toBe('kurbel-teich-magnet');
  expect(passwordOrigin).toBe('given');
  const written = await readFile(path.join(folder, 'secrets.json'), 'utf8');
  expect(Object.keys(JSON.parse(written))).toEqual([
    'INTERNAL_TOKEN',
    'SESSION_SECRET',
    'SETTINGS_KEY',
    'OWNER_SECRET',
  ]);
});

test('a damaged file is reported, never replaced', async () => {
  const folder = await createTempDir();
  await writeFile(path.join(folder, 'secrets.json'), '{"SETTINGS_KEY": "kurz"}');
  await expect(ensureSecrets(folder, {})).rejects.toThrow('beschädigt');
});
