import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { securityHeaders } from '../security-headers.ts';
import { sessionCookie } from '../sessions/cookies/session-cookie.ts';
import { adminNotes } from './notes/admin-notes.ts';
import { childNotes } from './notes/child-notes.ts';
import type { OperationNote } from './notes/operation-note.ts';
import { teacherNotes } from './notes/teacher-notes.ts';

/** By method and path as the document has them; a test fails for a call without a note. */
export const operationNotes: Readonly<Record<string, OperationNote>> = {
  ...childNotes,
  ...teacherNotes,
  ...adminNotes,
};

/**
 * OpenAPI 3.1 at `/api/docs`, made from the very schemas that validate, with what schemas cannot say
 * from `operationNotes`. Register before the routes.
 */
export async function apiDocs(server: Server): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'LUX',
        description: 'Die Schnittstelle von LUX. Fehler haben immer die Form {error, message}.',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'Dieses LUX' }],
      // Both are optional: an anonymous caller may read what is public.
      security: [{ session: [] }, { visitor: [] }, {}],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie.name,
            description: 'Die Sitzung eines Browsers; kommt mit der ersten Antwort.',
          },
          visitor: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Visitor-Token',
            description: 'Das geheime Kennzeichen eines Kindes ohne Konto, 16 bis 128 Zeichen.',
          },
        },
        schemas: {
          Error: {
            type: 'object',
            required: ['error', 'message'],
            properties: {
              error: { type: 'string', description: 'Was es ist, für Programme.' },
              message: { type: 'string', description: 'Ein deutscher Satz für Menschen.' },
            },
          },
        },
        responses: Object.fromEntries(
          Object.entries(refusals).map(([status, { name, description }]) => [
            name,
            {
              description,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
              ...(status === '429' && {
                headers: {
                  'Retry-After': { description: 'Sekunden', schema: { type: 'integer' as const } },
                },
              }),
            },
          ]),
        ),
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (documents) => {
      if (!('openapiObject' in documents)) return documents.swaggerObject;
      const { openapiObject } = documents;
      for (const [path, operations] of Object.entries(openapiObject.paths ?? {})) {
        for (const [method, operation] of Object.entries(operations ?? {})) {
          const note = operationNotes[`${method.toUpperCase()} ${path}`];
          if (note && typeof operation === 'object')
            Object.assign(operation, complete(operation, note, path));
        }
      }
      return openapiObject;
    },
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

/** What any call may be answered, by status; the sentence in the answer says more. */
const refusals: Readonly<Record<string, { name: string; description: string }>> = {
  400: { name: 'Invalid', description: 'Die Anfrage ist unvollständig oder falsch.' },
  401: { name: 'Unauthorized', description: 'Dafür muss man angemeldet sein.' },
  403: { name: 'Forbidden', description: 'Das ist nicht erlaubt.' },
  404: { name: 'NotFound', description: 'Das gibt es nicht, oder es gehört jemand anderem.' },
  429: { name: 'TooManyRequests', description: 'Das ging zu schnell.' },
  503: { name: 'Unavailable', description: 'Das geht gerade nicht.' },
};

/** An operation with its summary, its refusals, and the contents that are no JSON. */
function complete(operation: object, note: OperationNote, path: string): object {
  const described = 'responses' in operation ? Object(operation.responses) : {};
  const isNotFoundPossible = path.includes('{');
  const refused = Object.entries(refusals)
    .filter(([status]) => status !== '404' || isNotFoundPossible)
    .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]);
  const answers = Object.entries<object>(described).map(([status, answer]) => {
    const isEmpty = status === '204' || status === '304';
    const { content, ...rest } = { content: undefined, ...answer };
    const kept = isEmpty || content === undefined ? rest : { ...rest, content };
    return [status, { ...kept, description: descriptions[status] ?? 'Die Antwort' }];
  });
  const binary = (types: string[]) =>
    Object.fromEntries(
      types.map((type) => [
        type,
        {
          schema:
            type === 'application/json'
              ? { type: 'array', items: { type: 'object' } }
              : { type: 'string', ...formatOf(type) },
        },
      ]),
    );
  return {
    summary: note.summary,
    responses: {
      ...Object.fromEntries(answers),
      ...(note.answers && {
        200: {
          description: 'Der Inhalt',
          content: binary(note.answers),
          ...(note.headers && { headers: describeHeaders(note.headers) }),
        },
      }),
      ...Object.fromEntries(refused),
    },
    ...(note.takes && { requestBody: { required: true, content: binary(note.takes) } }),
  };
}

function describeHeaders(headers: Record<string, string>): object {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );
}

const descriptions: Readonly<Record<string, string>> = {
  201: 'Angelegt',
  202: 'Der Auftrag, der noch läuft',
  204: 'Erledigt, ohne Inhalt',
  304: 'Unverändert',
};

function formatOf(type: string): { format?: string } {
  return type.startsWith('text/') ? {} : { format: 'binary' };
}
