import { expect, test } from 'vitest';
import { placeOfHost, placeOfUrl, storeFactOf } from './place-of-host.ts';

test.each([
  ['localhost', 'this-machine'],
  ['127.0.0.1', 'this-machine'],
  ['[::1]', 'this-machine'],
  ['mongo', 'own-network'],
  ['ollama.schule.lan', 'own-network'],
  ['192.168.7.20', 'own-network'],
  ['fd12::7', 'own-network'],
  ['172.32.0.1', 'elsewhere'],
  ['api.openai.com', 'elsewhere'],
  ['ki.schule.example', 'elsewhere'],
])('%s is %s', (host, place) => {
  expect(placeOfHost(host)).toBe(place);
});

test('an address is told by its host and port', () => {
  const url = 'http://ollama:11434/v1';
  expect(placeOfUrl(url)).toEqual({ host: 'ollama:11434', place: 'own-network' });
});

test('of a connection string neither user nor password is told', () => {
  const uri = 'mongodb://lux:geheim%40@db.schule.example:27017,db2.schule.example/?tls=true';
  expect(storeFactOf('mongodb', uri)).toEqual({
    engine: 'mongodb',
    host: 'db.schule.example:27017, db2.schule.example',
    place: 'elsewhere',
  });
  expect(storeFactOf('redis', 'rediss://:geheim@cache:6380?tlsCAFile=/etc/ca.pem').host).toBe(
    'cache:6380',
  );
});

test('a cluster and the sentinels of a master are told by their hosts', () => {
  for (const uri of ['redis://:geheim@a:7000,redis://:geheim@b', 'redis+sentinel://a:7000,b/lux']) {
    expect(storeFactOf('redis', uri).host).toBe('a:7000, b');
  }
});

test.each(['mongodb://%2Ftmp%2Flux%2Fmongodb.sock/', '/run/valkey/valkey.sock?password=geheim'])(
  'a socket is this machine: %s',
  (uri) => {
    expect(storeFactOf('mongodb', uri)).toEqual({
      engine: 'mongodb',
      host: null,
      place: 'this-machine',
    });
  },
);
