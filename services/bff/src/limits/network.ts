import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The network of an address, as limits count: an IPv4 address, or the /64 of an IPv6 one, of which every
 * device has billions.
 *
 * @param ip undefined once whoever asked has hung up: `request.ip` of Fastify is then no text
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [start = '', end] = ip.split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Enough to tell all networks apart; services accept no other length. */
const MARK_LENGTH = 16;

/**
 * The name under which services count what comes from one network (`networkOf`): keyed, so that no
 * database of theirs holds an address.
 */
export function networkMark(secret: string, ip: string | undefined): string {
  return createHmac('sha256', secret)
    .update(`network:${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}
