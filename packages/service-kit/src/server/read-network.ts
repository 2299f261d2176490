import type { FastifyRequest } from 'fastify';
import { internalHeaders } from './internal-headers.ts';

/** The bff's keyed mark of the network a public request came from; undefined where none was told. */
export function readNetwork(request: FastifyRequest): string | undefined {
  const told = request.headers[internalHeaders.network];
  return typeof told === 'string' && /^[\w-]{16}$/.test(told) ? told : undefined;
}
