import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

const MOST_HOPS = 10;
const Hops = z.coerce.number().int().min(1).max(MOST_HOPS);
/** A wider network than this is no balancer's, but half of the internet. */
const NARROW_ENOUGH = { v4: 8, v6: 16 };
const hasPrefixOf = (bits: number) => (network: string) => Number(network.split('/')[1]) >= bits;
const Address = z.union([
  z.literal('loopback'),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4().refine(hasPrefixOf(NARROW_ENOUGH.v4)),
  z.cidrv6().refine(hasPrefixOf(NARROW_ENOUGH.v6)),
]);
const Addresses = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(Address));

const HELP =
  'must be false, the number of proxies before LUX (1), or their addresses. true and names such as uniquelocal would believe what any machine of the network claims';

/**
 * The proxies with trusted `X-Forwarded-*` headers: none, so many proxies in a row, or those of
 * these addresses. A child's own address is in a private network as a rule, so that to believe private
 * networks means to believe children.
 */
export const TrustedProxies = z
  .string()
  .default('false')
  .transform((value, context): false | number | string[] => {
    if (value === 'false') return false;
    const hops = Hops.safeParse(value);
    if (hops.success) return hops.data;
    const addresses = Addresses.safeParse(value);
    if (addresses.success) return addresses.data;
    context.addIssue({ code: 'custom', message: HELP });
    return z.NEVER;
  });

/** The client's address, as Fastify's `request.ip` tells it: for upgrades, which Fastify does not see. */
export function createClientAddress(
  trustProxy: z.infer<typeof TrustedProxies>,
): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trustProxy === 'object'
      ? proxyAddr.compile(trustProxy)
      : (_address: string, hop: number) => hop < Number(trustProxy);
  return (request) => proxyAddr(request, isTrusted);
}
