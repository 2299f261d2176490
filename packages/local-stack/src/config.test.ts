import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('an empty variable counts as not set', () => {
  vi.stubEnv('PORT', '');
  vi.stubEnv('DATA_DIR', 'somewhere');
  vi.stubEnv('SETTINGS_KEY', '');
  const { port, dataDir, root, secrets } = loadConfig();
  expect(port).toBe(3000);
  expect(dataDir).toBe(path.join(root, 'somewhere'));
  expect(secrets.SETTINGS_KEY).toBeUndefined();
});

test('all problems are named at once', () => {
  vi.stubEnv('PORT', 'drei');
  vi.stubEnv('SETTINGS_KEY', 'a2V5');
  expect(loadConfig).toThrow(/PORT[\s\S]*SETTINGS_KEY/);
});
