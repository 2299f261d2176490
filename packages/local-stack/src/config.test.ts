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

test.each([
  ['DASHBOARD_PASSWORD', 'Sonnenblume1'],
  ['DASHBOARD_PASSWORD', '12345678'],
  ['ADMIN_PIN', '12345678'],
])(
  'a %s that is easy to guess stops the start at once, in German and without being repeated',
  (name, weak) => {
    vi.stubEnv(name, weak);
    expect(loadConfig).toThrow(new RegExp(`${name}: leicht zu erraten\\. Gut sind`));
    expect(loadConfig).not.toThrow(weak);
  },
);

test('a good password is taken, and the pin stays with the bff', () => {
  vi.stubEnv('DASHBOARD_PASSWORD', 'kurbel-teich-magnet');
  vi.stubEnv('ADMIN_PIN', '60417-93825');
  expect(loadConfig().secrets).toEqual({ DASHBOARD_PASSWORD: 'kurbel-teich-magnet' });
});
