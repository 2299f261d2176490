import { expect, test } from 'vitest';
import { MongoEnvironment } from '../config/service-environment.ts';

const isTaken = (MONGODB_URI: string) => MongoEnvironment.safeParse({ MONGODB_URI }).success;

test.each([
  'mongodb://localhost:27017',
  'mongodb+srv://lux:geheim@db.schule.example/?authSource=admin',
  'mongodb://lux:p%3Fw@a,b:27018,c/lux-media?replicaSet=lux&tls=true&retryWrites=true',
  'mongodb://a,b,c/?readPreference=primary&w=majority',
])('%s is an address', (uri) => {
  expect(isTaken(uri)).toBe(true);
});

test.each([
  ['http://localhost', 'mongodb://'],
  ['mongodb://a,b,c/?replicaSet=lux&readPreference=secondaryPreferred', 'readPreference'],
  ['mongodb://a,b,c/?readpreference=nearest', 'readPreference'],
  ['mongodb://a,b,c/?retryWrites=false', 'retryWrites'],
])('%s stops the start, which names %s', (uri, named) => {
  const parsed = MongoEnvironment.safeParse({ MONGODB_URI: uri });
  expect(parsed.error?.issues[0]?.message).toContain(named);
  expect(parsed.error?.issues[0]?.message).not.toContain('lux:');
});
