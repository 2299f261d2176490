import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { securityHeaders } from './security-headers.ts';

/** OpenAPI at `/api/docs`, made from the very schemas that validate. Register before the routes. */
export async function apiDocs(server: Server): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'LUX',
        description: 'Die Schnittstelle von LUX. Fehler haben immer die Form {error, message}.',
        version: '1.0.0',
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    // Its style sheet holds its icons.
    staticCSP: String(securityHeaders['content-security-policy']).replace(
      'img-src',
      'img-src data:',
    ),
  });
}
