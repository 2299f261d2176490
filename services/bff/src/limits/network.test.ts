import { expect, test } from 'vitest';
import { networkMark, networkOf } from './network.ts';

test('a network has one mark, which tells nobody its address and differs by secret', () => {
  const mark = networkMark('a secret', '203.0.113.7');
  expect(networkMark('a secret', '::ffff:203.0.113.7')).toBe(mark);
  expect(networkMark('a secret', '203.0.113.8')).not.toBe(mark);
  expect(networkMark('another', '203.0.113.7')).not.toBe(mark);
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(mark).not.toContain('203');
  expect(networkMark('a secret', '2001:db8:1:2::1')).toBe(
    networkMark('a secret', '2001:db8:1:2::9'),
  );
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('whoever has hung up has no address any more, and that is no error', () => {
  expect(networkOf(undefined)).toBe('gone');
  expect(networkMark('a secret', undefined)).toHaveLength(16);
});
