import { expect, test } from 'vitest';
import { shortenIp } from './record-requests.ts';

test.each([
  ['192.168.17.23', '192.168.17.0'],
  ['::ffff:10.1.2.3', '10.1.2.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['not an address', null],
])('%s becomes %s', (address, network) => {
  expect(shortenIp(address)).toBe(network);
});
