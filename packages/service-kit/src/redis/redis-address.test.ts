import { describe, expect, test } from 'vitest';
import { isRedisAddress, readRedisAddress } from './redis-address.ts';

describe('REDIS_URL', () => {
  test('of one host is one server, as is the path of a socket', () => {
    for (const url of [
      'redis://valkey:6379',
      'rediss://lux:pw@valkey',
      '/run/valkey.sock?password=x',
    ]) {
      expect(readRedisAddress(url)).toMatchObject({ kind: 'single', url });
    }
  });

  test.each([
    'redis://lux:p%40ss@a:7000,b,[::1]:7002',
    'redis://lux:p%40ss@a:7000,redis://b,redis://lux:p%40ss@[::1]:7002',
  ])('of several hosts is a cluster (%s)', (url) => {
    const nodes = [
      { host: 'a', port: 7_000 },
      { host: 'b', port: 6_379 },
      { host: '::1', port: 7_002 },
    ];
    const access = { username: 'lux', password: 'p@ss' };
    expect(readRedisAddress(url)).toEqual({ kind: 'cluster', nodes, access });
  });

  test('of one host is a cluster where it says so, with TLS where it says that', () => {
    expect(readRedisAddress('rediss://:pw@nodes.school.example?cluster=true')).toEqual({
      kind: 'cluster',
      nodes: [{ host: 'nodes.school.example', port: 6_379 }],
      access: { password: 'pw', tls: {} },
    });
  });

  test('of sentinels names the master they watch, and may name a user of theirs', () => {
    const url =
      'redis+sentinel://lux:pw@a,b:26380/lux-valkey/2?sentinelUser=watch&sentinelPassword=w%3Ad';
    expect(readRedisAddress(url)).toEqual({
      kind: 'sentinel',
      sentinels: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
      ],
      name: 'lux-valkey',
      db: 2,
      access: { username: 'lux', password: 'pw' },
      sentinelAccess: { username: 'watch', password: 'w:d' },
    });
  });

  test.each([
    '',
    'valkey',
    'http://valkey',
    'redis://',
    'redis+sentinel://a,b',
    'redis+cluster://a',
  ])('is refused where it is none (%s)', (url) => {
    expect(isRedisAddress(url)).toBe(false);
  });
});
