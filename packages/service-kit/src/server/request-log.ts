import fastifyPlugin from 'fastify-plugin';

/** Paths that machines ask all day; they would drown the log. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One structured line per request: method, route, status and time, never a payload or a query. */
export const requestLog = fastifyPlugin(async (server) => {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (QUIET.has(route)) return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
});
