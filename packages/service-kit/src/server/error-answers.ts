import type { ErrorBody } from '@lux/contracts/common/error-body.ts';
import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';
import { toAppError } from '../errors/to-app-error.ts';

/** Answers every error and every unknown path with `{error, message}` and the right status. */
export const errorAnswers = fastifyPlugin(async (server) => {
  server.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500) request.log.error({ err: thrown, code: error.code }, 'request failed');
    if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
    const body: ErrorBody = { error: error.code, message: error.message };
    return reply.status(error.status).type('application/json').send(JSON.stringify(body));
  });
  server.setNotFoundHandler(() => {
    throw commonErrors.NOT_FOUND();
  });
});
