import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@lux/contracts/common/error-body.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppError } from '../../errors/app-error.ts';
import { commonErrors } from '../../errors/common-errors.ts';
import { toAppError } from '../../errors/to-app-error.ts';
import { internalHeaders } from '../internal-headers.ts';

/** Answers every error and every unknown path with `{error, message}` and the right status. */
export const errorAnswers = fastifyPlugin(async (server) => {
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(() => {
    throw commonErrors.NOT_FOUND();
  });
});

/** Answers with `{error, message}` and the right status; logs what is our own fault. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown);
  // A caller that hangs up aborts our calls on its behalf; their failure is no fault of ours.
  const isHeard = !reply.raw.destroyed;
  // An error with `Retry-After` is a deliberate refusal; under load there are thousands of them.
  const isFault = error.status >= 500 && error.retryAfterSeconds === undefined;
  if (isFault && isHeard) {
    request.log.error({ err: thrown, code: error.code }, 'request failed');
  }
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
  // For other services only: a browser shows no internal token.
  if (error.danger && request.headers[internalHeaders.token]) {
    reply.header(internalHeaders.danger, error.danger);
  }
  const body: ErrorBody = { error: error.code, message: error.message };
  return reply.status(error.status).type('application/json').send(JSON.stringify(body));
}

/** Node's codes for requests it could not parse, where the answer is not VALIDATION_FAILED. */
const BY_NODE_CODE: Record<string, () => AppError> = {
  HPE_HEADER_OVERFLOW: commonErrors.HEADERS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: commonErrors.REQUEST_TIMED_OUT,
};

/**
 * Answers malformed or incomplete HTTP requests in the shape of DESIGN 7 and closes the connection.
 *
 * @param headers sent with this answer, as with every other.
 */
export function answerBrokenRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const answer = (BY_NODE_CODE[error.code ?? ''] ?? commonErrors.VALIDATION_FAILED)();
    const body = JSON.stringify({ error: answer.code, message: answer.message });
    const head = [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
