import { readFileSync } from 'node:fs';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Config } from '../config.ts';
import { errors } from '../errors.ts';
import { httpsOrigin, isThisMachine } from '../https/lead-to-https.ts';
import { pagePolicy } from '../web-client/web-client.ts';
import { createAppleProfile } from './apple-profile.ts';
import { CERTIFICATE_PATH, deviceOf, PROFILE_PATH } from './devices.ts';
import { setupAddress } from './reachable-name.ts';
import { createAuthorityReader, isLimitedToNames } from './read-authority.ts';
import { renderSetupPage } from './render-setup-page.ts';

const script = readFileSync(new URL('page/setup.js', import.meta.url));
const logo = readFileSync(new URL('page/lux.svg', import.meta.url));
const schema = { hide: true };

/**
 * `/einrichten` (DESIGN 10): how devices come to trust this server, by plain HTTP, too, without a
 * session. Pages and files for people; REST and GraphQL have nothing of it.
 */
export function setupRoutes(server: Server, config: Config): void {
  const { host, doors } = config;
  // Behind a proxy it is the proxy that others reach.
  const isReachable = !isThisMachine(host) || config.trustProxy !== false;
  const readAuthority = createAuthorityReader(config.authority);

  server.get('/einrichten', { schema }, async (request, reply) => {
    const { name, setupUrl } = setupAddress(request, config);
    const isPlain = request.protocol === 'http';
    const authority = await readAuthority();
    const html = renderSetupPage({
      setupUrl,
      luxUrl: doors.https
        ? httpsOrigin(name, doors.https)
        : isPlain
          ? null
          : `https://${request.host}`,
      authority: authority && {
        fingerprint: authority.fingerprint256,
        isLimited: isLimitedToNames(authority),
      },
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

  const requireAuthority = async () => {
    const authority = await readAuthority();
    if (authority === null) throw errors.NO_AUTHORITY();
    return authority;
  };

  server.get(CERTIFICATE_PATH, { schema }, async (_request, reply) =>
    reply
      .header('content-type', 'application/x-x509-ca-cert')
      .header('content-disposition', 'attachment; filename="lux.crt"')
      .send(Buffer.from((await requireAuthority()).toString())),
  );

  server.get(PROFILE_PATH, { schema }, async (_request, reply) =>
    reply
      .header('content-type', 'application/x-apple-aspen-config')
      .header('content-disposition', 'attachment; filename="lux.mobileconfig"')
      .send(createAppleProfile(await requireAuthority())),
  );
}
