import type { ErrorBody } from '@lux/contracts/common/error-body.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../errors/to-app-error.ts';

/** Answers with `{error, message}` and the right status; logs what is our own fault. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown);
  // Whoever hung up has ended our calls on its behalf: that they failed is no fault.
  const isHeard = !reply.raw.destroyed;
  // Who is told when to come again is refused on purpose, and by the thousand where too many come.
  const isFault = error.status >= 500 && error.retryAfterSeconds === undefined;
  if (isFault && isHeard) {
    request.log.error({ err: thrown, code: error.code }, 'request failed');
  }
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
  const body: ErrorBody = { error: error.code, message: error.message };
  return reply.status(error.status).type('application/json').send(JSON.stringify(body));
}
