import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Whose address a request comes from, as Fastify's `request.ip` says it: for upgrades, which it does not see. */
export function createClientAddress(
  trustProxy: Config['trustProxy'],
): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trustProxy === 'object'
      ? proxyAddr.compile(trustProxy)
      : (_address: string, hop: number) => hop < Number(trustProxy);
  return (request) => proxyAddr(request, isTrusted);
}
