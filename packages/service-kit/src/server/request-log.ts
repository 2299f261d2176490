import fastifyPlugin from 'fastify-plugin';
import { quietRoutes } from './quiet-routes.ts';
import { whenAnswered } from './when-answered.ts';

/** One structured line per request: method, route, status and time, never a payload or a query. */
export const requestLog = fastifyPlugin(async (server) => {
  whenAnswered(server, ({ request, reply, status }) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (quietRoutes.has(route)) return;
    request.log.info(
      { method: request.method, route, status, durationMs: Math.round(reply.elapsedTime) },
      'request',
    );
  });
});
