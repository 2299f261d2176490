import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isScreenPath } from '@lux/contracts/common/screen-paths.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { FastifyRequest } from 'fastify';
import { securityHeaders } from '../security-headers.ts';
import { userCookie } from '../sessions/cookies/user-cookie.ts';

/**
 * A page's content security policy: the styles and the script that the build put into it, by their
 * hashes, and no others.
 */
export function pagePolicy(html: string): string {
  const withHashes = (policy: string, directive: string, element: RegExp) =>
    policy.replace(directive, [directive, ...hashesOf(html, element)].join(' '));
  const policy = `${securityHeaders['content-security-policy']}`;
  const withStyles = withHashes(policy, "style-src 'self'", /<style>([\s\S]*?)<\/style>/g);
  const script = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
  return withHashes(withStyles, "script-src 'self'", script);
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Vite puts a hash into the names below this path, so they may be cached for ever. */
const HASHED = /\/assets\/[^/]+$/;

/**
 * The built web client: hashed files are immutable, everything else is asked for anew. A path that is
 * a screen gets the page that the build drew for it (`screens/`, web/src/prerender), else index.html,
 * which is empty until the client's script runs. Any other path gets index.html with status 404.
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
    index: false,
    // The build packed them (web/src/offline/build/compress-files.ts).
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const policies = new Map(
    ['index.html', ...globSync('screens/**/*.html', { cwd: webDist })].map((page) => [
      page,
      pagePolicy(readFileSync(join(webDist, page), 'utf8')),
    ]),
  );
  const emptyPage = readFileSync(join(webDist, 'index.html'), 'utf8');
  server.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!isScreen(request)) throw commonErrors.NOT_FOUND();
    // The client would send a visitor there, too (SPEC 2), but only once its scripts have come.
    if (isForUsers(request) && !request.cookies[userCookie.name]) {
      return reply.header('cache-control', 'no-store').redirect('/auth');
    }
    // A page all the same: it says in the child's words that there is nothing (SPEC 2).
    if (!isKnownScreen(request)) {
      return reply
        .status(404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policies.get('index.html'))
        .send(emptyPage);
    }
    const drawn = drawnPage(request);
    const page = policies.has(drawn) ? drawn : 'index.html';
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policies.get(page))
      .sendFile(page);
  });
}

/** The dashboard and the teachers' screens. */
function isForUsers(request: FastifyRequest): boolean {
  return /^\/(admin-dashboard$|lehrkraft(\/|$))/.test(pathOf(request));
}

/** As the client reads paths: whatever their case, and with a stroke at the end or without. */
function isKnownScreen(request: FastifyRequest): boolean {
  return isScreenPath(
    pathOf(request)
      .toLowerCase()
      .replace(/(?<=.)\/$/, ''),
  );
}

/** The file of this screen, if the build has drawn it. */
function drawnPage(request: FastifyRequest): string {
  const path = pathOf(request);
  return `screens/${path === '/' ? 'index' : path.slice(1)}.html`;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function isScreen(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isOurs = /^\/(api|graphql|media|drawings|socket\.io|assets)(\/|$)/.test(path);
  if (isOurs) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  // A missing icon or script is not a page, though whoever asks would take anything.
  return accept.includes('*/*') && !/\.\w+$/.test(path);
}
