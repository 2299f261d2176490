import { expect, test } from 'vitest';
import { networkMark } from './network-mark.ts';

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
