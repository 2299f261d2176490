import type { FastifyRequest } from 'fastify';
import { internalHeaders } from './internal-headers.ts';

/** The id of the public request that a service's call is part of; undefined where none was told. */
export function readRequestId(request: FastifyRequest): string | undefined {
  const told = request.headers[internalHeaders.requestId];
  return typeof told === 'string' && /^[\w-]{1,64}$/.test(told) ? told : undefined;
}
