import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';

const load = (changes: Record<string, string>) =>
  loadConfig({
    REDIS_URL: 'redis://localhost:6379',
    INTERNAL_TOKEN: 'an internal token',
    SESSION_SECRET: 'a secret for sessions',
    OWNER_SECRET: 'the owner of this test',
    DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
    ...changes,
  });

test.each([
  '12345678',
  '123456789012',
  'passwort1',
  'passwort12345',
  'Passwort!2024!',
  'lux-lux-lux',
  'lux-lux-lux-lux-lux',
  'sonnenblume',
  'sonnenblume2024',
  'Sommer-Winter-2025',
  'abcdefghijklmnop',
  'qwertzuiopasdfghjkl',
  'aaaaaaaaaaaaaaaa',
  'abababababababab',
  'teich-teich-teich',
  'Grundschule2026!',
  'eins-zwei-drei-vier',
  // The examples that LUX itself shows are known to everybody.
  'Wolke-Besen-Zebra',
])(
  'the dashboard password %j stops the start, with a sentence that says how to make a good one',
  (password) => {
    expect(() => load({ DASHBOARD_PASSWORD: password })).toThrow(
      /DASHBOARD_PASSWORD: is easy to guess\. Use three or more unrelated words.*openssl/s,
    );
  },
);

test.each([
  'kurbel-teich-magnet',
  'Kurbel Teich Magnet',
  'bado-kemi-rufa-tilo',
  'k8v3XqPz0LmW',
  'Tt+9bO1mRUqTz3PvX0a2Yw==',
  'drei-kamele-tanzen-heimlich',
])('the dashboard password %j is good enough', (password) => {
  expect(load({ DASHBOARD_PASSWORD: password }).dashboardPassword).toBe(password);
});

test.each([
  '1234',
  '12345678',
  '87654321',
  '11112222',
  '4711-4711',
  '24.12.2024',
  '20241224',
  'abcdefgh',
  '1a1a1a1a',
])('the pin %j stops the start', (pin) => {
  expect(() => load({ ADMIN_PIN: pin })).toThrow(/ADMIN_PIN: is easy to guess\. Use at least 8/);
});

test.each(['60417-93825', 'a-secret-pin', '9f3a61c07be2d845'])(
  'the pin %j is good enough',
  (pin) => {
    expect(load({ ADMIN_PIN: pin }).adminPin).toBe(pin);
  },
);

test('the sentence does not repeat the password', () => {
  expect(() => load({ DASHBOARD_PASSWORD: 'sonnenblume2024' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('sonnenblume2024') }),
  );
});
