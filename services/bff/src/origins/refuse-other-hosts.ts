import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { quietRoutes } from '@lux/service-kit/server/requests/observe-requests.ts';
import fastifyPlugin from 'fastify-plugin';
import { errors } from '../errors.ts';

/** Endings that cannot be registered, so that no foreign page can be at one of them. */
const PRIVATE_ENDING = /\.(local|localhost|internal|home\.arpa|lan)$/;

/**
 * Whether LUX is asked for by a name of its own. A page of another site whose name suddenly leads to
 * our address (DNS rebinding) would be our own page to the browser, but for the name.
 *
 * @param publicHosts names that are answered, and no others; null: addresses, names without a dot,
 *   private endings and the machine's own name, of which no stranger can have one.
 */
export function createHostCheck(
  publicHosts: readonly string[] | null,
): (host: string | undefined) => boolean {
  const own = hostname().toLowerCase();
  const isPrivate = (name: string) =>
    !name.includes('.') || isIP(name) !== 0 || PRIVATE_ENDING.test(name) || name === own;
  const isOwn = (host: string) => {
    const name = nameOf(host);
    if (name === null) return false;
    return publicHosts === null ? isPrivate(name) : publicHosts.includes(name);
  };
  // Nearly all requests name one of a few hosts, and taking a URL apart is dear for each of them.
  const known = new Map<string, boolean>();
  return (host = '') => {
    const before = known.get(host);
    if (before !== undefined) return before;
    const isAnswered = isOwn(host);
    if (isAnswered && known.size < MOST_KNOWN_HOSTS) known.set(host, isAnswered);
    return isAnswered;
  };
}

const MOST_KNOWN_HOSTS = 50;

/** Without port, brackets and a dot at its end, in small letters; null where it is no host at all. */
function nameOf(host: string): string | null {
  const url = `http://${host}`;
  if (!host || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return null;
  const { hostname: name } = new URL(url);
  return name.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null;
}

interface Options {
  isOwnHost: (host: string | undefined) => boolean;
}

/** Refuses requests for another host than ours, except probes, which use the address of a pod. */
export const refuseOtherHosts = fastifyPlugin<Options>(async (server, { isOwnHost }) => {
  server.addHook('onRequest', (request, _reply, done) => {
    const isProbe = quietRoutes.has(request.routeOptions.url ?? '');
    if (isProbe || isOwnHost(request.host)) done();
    else done(errors.UNKNOWN_HOST());
  });
});
