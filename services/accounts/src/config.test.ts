import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const variables = {
  INTERNAL_TOKEN: 'sixteen-characters',
  OWNER_USERNAME: 'rektorat',
  SETTINGS_KEY: Buffer.alloc(32).toString('base64'),
  REDIS_URL: 'redis://127.0.0.1:6379',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
};

test('the database carries the name prefix', () => {
  expect(loadConfig(variables).mongodb.database).toBe('lux-accounts');
  expect(loadConfig({ ...variables, NAME_PREFIX: 'class-2b' }).mongodb.database).toBe(
    'class-2b-accounts',
  );
});

test('all problems are named at once', () => {
  expect(() => loadConfig({ PORT: 'many' })).toThrow(
    /INTERNAL_TOKEN.*MONGODB_URI.*PORT.*OWNER_USERNAME.*SETTINGS_KEY/s,
  );
});
