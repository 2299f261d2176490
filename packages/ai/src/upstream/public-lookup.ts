import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
/** As Node's own, asked for all addresses of a name. */
export type Lookup = (name: string, options: LookupOptions & { all: true }, found: Found) => void;

/** Ranges of IPv4 that are not the internet (IANA's registry of special-purpose addresses). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}

/** Global unicast of IPv6, and its ranges that embed IPv4 addresses or are reserved. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const notPublic6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the internet: not private, loopback, link-local, shared, multicast or mapped. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

/**
 * A look-up for connections that may lead into the internet only. What a name means is asked and judged
 * in the same step, so that it cannot mean something else a moment later. One inner address among many
 * refuses the name. Networks that reach IPv4 by NAT64 alone are refused, too.
 */
export function publicLookup(lookup: Lookup = systemLookup): LookupFunction {
  return (name, options, found) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return found(new Error('the name leads into an inner network'), []);
      }
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
}
