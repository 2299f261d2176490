import { hostname, networkInterfaces } from 'node:os';
import { isPrivateAddress } from './certificates.ts';

/** By what this machine can be called in its network. */
export type OwnAddresses = { names: string[]; addresses: string[] };

/**
 * The names and private addresses of this machine, sorted, so that two readings can be compared. A
 * machine that calls itself `lux` is called `lux.local` by tablets (mDNS).
 *
 * @param publicUrls where else browsers find LUX (PUBLIC_URL, comma-separated).
 */
export function readOwnAddresses(publicUrls = ''): OwnAddresses {
  const own = hostname().toLowerCase();
  const short = own.split('.')[0] ?? own;
  const configured = publicUrls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname);
  const names = [own, short, `${short}.local`, ...configured].filter(isName);
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => address.replace(/%.*$/, ''))
    .filter((address) => isPrivateAddress(address));
  return {
    names: ['localhost', ...[...new Set(names)].filter((name) => name !== 'localhost').sort()],
    addresses: [...new Set(['127.0.0.1', '::1', ...addresses])].sort(),
  };
}

/** A certificate names hosts by letters, digits and hyphens only. */
function isName(name: string): boolean {
  return (
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(name) &&
    !/^[\d.]+$/.test(name)
  );
}
