import type { IncomingHttpHeaders } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { errors } from '../errors.ts';

/** What changes nothing, by the meaning of HTTP and in all our routes. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets nothing be changed by pages of other sites, whatever cookies their requests carry. */
export const refuseForeign = fastifyPlugin(async (server) => {
  server.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method) || !isForeign(request.headers, request.host)) done();
    else done(errors.FOREIGN_ORIGIN());
  });
});

/**
 * Whether a page of another site sends this. Browsers say so in `Sec-Fetch-Site` (over TLS and on
 * localhost) or `Origin`; whoever sends neither is not a browser and has no cookie to misuse.
 *
 * @param host our own name as the browser knows it.
 */
export function isForeign(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
