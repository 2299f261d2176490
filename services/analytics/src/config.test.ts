import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const least = {
  MONGODB_URI: 'mongodb://127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1',
  INTERNAL_TOKEN: 'a-token-for-this-test',
  SETTINGS_KEY: Buffer.alloc(32).toString('base64'),
};

test('without a mail server nobody is told by e-mail, and with one a sender is needed', () => {
  expect(loadConfig(least)).toMatchObject({ smtp: null, publicUrl: null });
  const SMTP_URL = 'smtps://lux:geheim@mail.schule.example';
  expect(() => loadConfig({ ...least, SMTP_URL })).toThrow('ALERT_FROM: must be set with SMTP_URL');
  const ALERT_FROM = 'LUX <lux@schule.example>';
  expect(loadConfig({ ...least, SMTP_URL, ALERT_FROM }).smtp).toEqual({
    url: SMTP_URL,
    from: ALERT_FROM,
  });
});

test('what is no mail server is refused, and the refusal does not quote its password', () => {
  const SMTP_URL = 'https://lux:geheim@mail.schule.example';
  const ALERT_FROM = 'lux@schule.example';
  expect(() => loadConfig({ ...least, SMTP_URL, ALERT_FROM })).toThrow(/smtp:\/\/ or smtps:\/\//);
  expect(() => loadConfig({ ...least, SMTP_URL, ALERT_FROM })).not.toThrow(/geheim/);
});

test('links lead to the first of several addresses', () => {
  const PUBLIC_URL = 'https://lux.schule.example, https://lux.local';
  expect(loadConfig({ ...least, PUBLIC_URL }).publicUrl).toBe('https://lux.schule.example');
});
