import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Config } from '../config.ts';
import { errors } from '../errors.ts';
import { httpsOrigin, isThisMachine } from '../https/lead-to-https.ts';
import { pagePolicy } from '../web-client/web-client.ts';
import { createAppleProfile } from './apple-profile.ts';
import { CERTIFICATE_PATH, deviceOf, PROFILE_PATH } from './devices.ts';
import { setupAddress } from './reachable-name.ts';
import { renderSetupPage } from './render-setup-page.ts';

const script = readFileSync(new URL('page/setup.js', import.meta.url));
const logo = readFileSync(new URL('page/lux.svg', import.meta.url));
const schema = { hide: true };

/**
 * `/einrichten` (DESIGN 10): how devices come to trust this server, by plain HTTP, too, without a
 * session. Pages and files for people; REST and GraphQL have nothing of it.
 */
export function setupRoutes(server: Server, { host, port, tls }: Config): void {
  const isReachable = !isThisMachine(host);
  const authority = tls?.authorityFile
    ? new X509Certificate(readFileSync(tls.authorityFile))
    : null;

  server.get('/einrichten', { schema }, (request, reply) => {
    const { name, setupUrl } = setupAddress(request, { port, tls });
    const isPlain = request.protocol === 'http';
    const html = renderSetupPage({
      setupUrl,
      luxUrl: tls ? httpsOrigin(name, tls.port) : isPlain ? null : `https://${request.host}`,
      fingerprint: authority?.fingerprint256 ?? null,
      device: deviceOf(request.headers['user-agent'] ?? ''),
      isReachable,
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(html))
      .send(html);
  });

  server.get('/einrichten/setup.js', { schema }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );

  server.get('/einrichten/lux.svg', { schema }, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'no-cache').send(logo),
  );

  const requireAuthority = () => {
    if (authority === null) throw errors.NO_AUTHORITY();
    return authority;
  };

  server.get(CERTIFICATE_PATH, { schema }, (_request, reply) =>
    reply
      .header('content-type', 'application/x-x509-ca-cert')
      .header('content-disposition', 'attachment; filename="lux.crt"')
      .send(Buffer.from(requireAuthority().toString())),
  );

  server.get(PROFILE_PATH, { schema }, (_request, reply) =>
    reply
      .header('content-type', 'application/x-apple-aspen-config')
      .header('content-disposition', 'attachment; filename="lux.mobileconfig"')
      .send(createAppleProfile(requireAuthority().raw)),
  );
}
