import type { FastifyRequest } from 'fastify';
import { internalHeaders } from './internal-headers.ts';

const LONGEST = 100;

/** The id of the public request that a service's call is part of; undefined where none was told. */
export function readRequestId(request: FastifyRequest): string | undefined {
  const shown = request.headers[internalHeaders.requestId];
  return typeof shown === 'string' && shown !== '' ? shown.slice(0, LONGEST) : undefined;
}
