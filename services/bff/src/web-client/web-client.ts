import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { FastifyRequest } from 'fastify';

/** Vite puts a hash into the names below this path, so they may be kept for ever. */
const HASHED = /\/assets\/[^/]+$/;

/**
 * The built web client: hashed files are immutable, everything else is asked for anew, and any
 * path that is a screen gets index.html.
 */
export async function webClient(server: Server, { webDist }: { webDist: string }): Promise<void> {
  if (!existsSync(join(webDist, 'index.html'))) {
    server.log.warn('the web client is not built, only the API is served');
    return;
  }
  await server.register(fastifyStatic, {
    root: webDist,
    wildcard: false,
    cacheControl: false,
    // The build packed them (web/src/offline/build/compress-files.ts).
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  server.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!isScreen(request)) throw commonErrors.NOT_FOUND();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isOurs = /^\/(api|graphql|media|drawings|socket\.io|assets)(\/|$)/.test(path);
  if (isOurs) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  // A missing icon or script is not a page, though whoever asks would take anything.
  return accept.includes('*/*') && !/\.\w+$/.test(path);
}
