import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';
import { answerError } from './answer-error.ts';

/** Answers every error and every unknown path with `{error, message}` and the right status. */
export const errorAnswers = fastifyPlugin(async (server) => {
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(() => {
    throw commonErrors.NOT_FOUND();
  });
});
