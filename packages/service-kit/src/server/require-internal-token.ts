import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { internalHeaders } from './internal-headers.ts';
import { quietRoutes } from './quiet-routes.ts';

/** Refuses calls without the internal token, compared in constant time. Health stays open. */
export const requireInternalToken = fastifyPlugin<{ token: string }>(async (server, { token }) => {
  server.addHook('onRequest', async (request) => {
    if (quietRoutes.has(request.routeOptions.url ?? '')) return;
    const shown = String(request.headers[internalHeaders.token] ?? '');
    if (!isSameSecret(shown, token)) throw commonErrors.UNAUTHORIZED();
  });
});
