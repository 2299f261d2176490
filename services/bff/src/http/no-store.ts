import type { Server } from '@lux/service-kit/server/create-server.ts';

/**
 * Lets no browser and no proxy keep answers of the API: nearly all are about one person. What may be
 * kept (drawings, letters, sounds) says so itself. Register before the routes.
 */
export function noStore(server: Server): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    // An unknown path below /api has no route of its own.
    const path = request.routeOptions.url ?? request.url;
    const isApi = /^\/(api|graphql)(\/|$|\?)/.test(path === '/*' ? request.url : path);
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
