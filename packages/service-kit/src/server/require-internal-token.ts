import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';
import { internalHeaders } from './internal-headers.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Refuses calls without the internal token, compared in constant time. Health stays open. */
export const requireInternalToken = fastifyPlugin<{ token: string }>(async (server, { token }) => {
  const expected = sha256(token);
  server.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return;
    const shown = String(request.headers[internalHeaders.token] ?? '');
    if (!timingSafeEqual(sha256(shown), expected)) throw commonErrors.UNAUTHORIZED();
  });
});
