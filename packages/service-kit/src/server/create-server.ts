import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { answerError } from './answer-error.ts';
import { closeIdleConnections } from './close-idle-connections.ts';
import { errorAnswers } from './error-answers.ts';
import { requestLog } from './request-log.ts';

interface Options {
  log: Logger;
  /** Largest body accepted, in bytes. */
  bodyLimitBytes?: number;
  /** Believe `X-Forwarded-*` of this proxy: true, or addresses as Fastify's `trustProxy`. */
  trustProxy?: boolean | string;
}

/** How long a client may take to send its whole request. */
const REQUEST_LIMIT_MS = 30_000;

/**
 * A Fastify server as all ours are: zod validates and types, every error has the shape of DESIGN 7,
 * one log line per request, only JSON bodies, request ids accepted from services and passed on.
 */
export async function createServer({ log, bodyLimitBytes = 100_000, trustProxy = false }: Options) {
  z.config(z.locales.de());
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();

  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser('text/plain');
  await server.register(errorAnswers);
  await server.register(requestLog);
  await server.register(closeIdleConnections);
  return server;
}
