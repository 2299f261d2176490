import helmet from '@fastify/helmet';
import type { Server } from '@lux/service-kit/server/server.ts';

/** Security headers on every answer. Sound and drafts of pictures are blobs the page made itself. */
export async function securityHeaders(server: Server): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Schools serve LUX inside their network without TLS; a proxy with TLS adds this itself.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
  });
}
