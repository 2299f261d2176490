import { isIPv6 } from 'node:net';
import { quietRoutes } from '@lux/service-kit/server/requests/observe-requests.ts';
import fastifyPlugin from 'fastify-plugin';
import type { TlsSettings } from './tls-settings.ts';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '::1']);
/** How a tablet comes to trust the server, which it must be able to read before it does. */
const OPEN_PATH = /^\/einrichten(\/|$|\?)/;

/**
 * Leads plain HTTP to HTTPS, with path and query, whatever the method (308). `/einrichten` stays, and
 * so do probes and this machine itself. Where the certificate is public, browsers are told to stay
 * with HTTPS (RFC 6797).
 */
export const leadToHttps = fastifyPlugin<{ tls: TlsSettings }>(async (server, { tls }) => {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      if (tls.hstsSeconds > 0) {
        reply.header('strict-transport-security', `max-age=${tls.hstsSeconds}`);
      }
      return done();
    }
    const isOpen = OPEN_PATH.test(request.url) || quietRoutes.has(request.routeOptions.url ?? '');
    if (isOpen || isThisMachine(request.hostname)) return done();
    reply.redirect(`${httpsOrigin(request.hostname, tls.port)}${request.url}`, 308);
  });
});

/** The server's address over TLS under the name it was called by. */
export function httpsOrigin(hostname: string, port: number): string {
  const name = nameOf(hostname);
  const host = isIPv6(name) ? `[${name}]` : name;
  return `https://${host}${port === 443 ? '' : `:${port}`}`;
}

/** Whether only this machine is reached by it. Browsers trust it over plain HTTP, too (Secure Contexts, W3C). */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.has(nameOf(host));
}

function nameOf(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').toLowerCase();
}
