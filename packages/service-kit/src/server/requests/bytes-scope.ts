import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Server } from '../create-server.ts';

type Scope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Adds routes that take any body as bytes; whether it is what they want is for them to say. */
export async function bytesScope(
  server: Server,
  { bodyLimit }: { bodyLimit: number },
  addRoutes: (scope: Scope) => void,
): Promise<void> {
  await server.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit },
      async (_request: unknown, body: Buffer) => body,
    );
    addRoutes(scope);
  });
}

/** The body of a request in such a scope; empty where none came. */
export function bytesOf({ body }: { body: unknown }): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
