import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Place, StoreFact } from '@lux/contracts/common/processing-facts.ts';
import { asOneAddress } from '../redis/redis-address.ts';

/** Loopback, and ranges that no address of the internet is in (RFC 1918, 3927, 4193, 4291). */
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const inner = new BlockList();
inner.addSubnet('10.0.0.0', 8, 'ipv4');
inner.addSubnet('172.16.0.0', 12, 'ipv4');
inner.addSubnet('192.168.0.0', 16, 'ipv4');
inner.addSubnet('169.254.0.0', 16, 'ipv4');
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');

/** Endings that nobody can register. */
const INNER_ENDING = /\.(local|internal|home\.arpa|lan|svc|cluster\.local)$/;

/** Where a host is, as far as its name says. A public name may still lead to the school's own server. */
export function placeOfHost(name: string): Place {
  const host = name.toLowerCase().replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return 'this-machine';
  if (isIP(host) !== 0) {
    const family = isIPv4(host) ? 'ipv4' : 'ipv6';
    if (loopback.check(host, family)) return 'this-machine';
    return inner.check(host, family) ? 'own-network' : 'elsewhere';
  }
  return !host.includes('.') || INNER_ENDING.test(host) ? 'own-network' : 'elsewhere';
}

/** Host, port and place of an http(s) address. */
export function placeOfUrl(url: string): { host: string; place: Place } {
  const { host, hostname } = new URL(url);
  return { host, place: placeOfHost(hostname) };
}

/**
 * Where an engine is that a connection string leads to (`mongodb://…`, `rediss://…`, the path of a
 * socket). User, password and options stay out.
 */
export function storeFactOf(engine: StoreFact['engine'], uri: string): StoreFact {
  const authority = /^[a-z+]+:\/\/(?:[^@/]*@)?([^/?]*)/i.exec(asOneAddress(uri))?.[1] ?? '';
  const hosts = authority
    .split(',')
    .map(decodeURIComponent)
    .filter((host) => host !== '' && !host.startsWith('/'));
  if (hosts.length === 0) return { engine, host: null, place: 'this-machine' };
  const places = hosts.map((host) => placeOfHost(host.replace(/:\d+$/, '')));
  const place = places.find((one) => one === 'elsewhere') ?? places[0] ?? 'this-machine';
  return { engine, host: hosts.join(', '), place };
}
