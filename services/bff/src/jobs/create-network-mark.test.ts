import { expect, test } from 'vitest';
import { createNetworkMark } from './create-network-mark.ts';

test('a network has one mark, whichever of its addresses asks, and nobody reads the address in it', () => {
  const mark = createNetworkMark('a secret of this test');
  expect(mark('2001:db8:1:2::5')).toBe(mark('2001:db8:1:2:ffff::9'));
  expect(mark('::ffff:192.0.2.7')).toBe(mark('192.0.2.7'));
  expect(mark('192.0.2.7')).not.toBe(mark('192.0.2.8'));
  expect(mark('192.0.2.7')).toMatch(/^[\w-]{16}$/);
  expect(createNetworkMark('another secret')('192.0.2.7')).not.toBe(mark('192.0.2.7'));
});
