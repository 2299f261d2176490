import { isIPv4, isIPv6 } from 'node:net';

/**
 * Keeps the network and drops the person: /24 of an IPv4 address, /48 of an IPv6 one (DESIGN 6).
 * Anything else gives null.
 */
export function shortenIp(address: string): string | null {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return mapped.replace(/\.\d+$/, '.0');
  if (!isIPv6(address)) return null;
  const network = expand(address.split('%')[0] ?? '').slice(0, 3);
  return `${network.map((group) => group.toString(16)).join(':')}::`;
}

/** The eight groups of an IPv6 address, with `::` written out. */
function expand(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...between, ...after].map((group) => Number.parseInt(group, 16));
}
