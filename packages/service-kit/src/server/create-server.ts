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
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { draining } from './draining.ts';
import { errorAnswers } from './error-answers.ts';
import { jsonBodies } from './json-bodies.ts';
import { refuseSecondHost } from './refuse-second-host.ts';
import { requestLog } from './request-log.ts';
import { shutdownDeadline } from './shutdown-deadline.ts';

interface Options {
  log: Logger;
  /** Largest body accepted, in bytes. */
  bodyLimitBytes?: number;
  /**
   * Whose `X-Forwarded-*` is believed: so many proxies' in a row (where nobody else reaches the port;
   * Fastify itself counts no hops for that reason), or those of these addresses.
   */
  trustProxy?: false | number | string[];
  /** On every answer, also to what is no request. */
  headers?: Record<string, string>;
  limits?: ConnectionLimits;
  /** Makes the requests' ids. */
  createRequestId?: () => string;
}

/**
 * A Fastify server as all ours are: zod validates and types, every error has the shape of DESIGN 7,
 * one log line per request, only JSON bodies, request ids accepted from services and passed on.
 */
export async function createServer({
  log,
  bodyLimitBytes = 100_000,
  trustProxy = false,
  headers = {},
  limits = connectionLimits,
  createRequestId = randomUUID,
}: Options) {
  z.config(z.locales.de());
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => createRequestId(),
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.silenceMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: limits.headersBytes,
    },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    forceCloseConnections: 'idle',
    // Who comes through a kept connection in the last moment is answered, not sent away; who waits
    // for ever is told in our own words (`shutdownDeadline`).
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      return answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest(headers),
  }).withTypeProvider<ZodTypeProvider>();
  server.server.maxConnections = limits.connections;
  server.server.maxHeadersCount = limits.headersCount;
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });

  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  await server.register(jsonBodies);
  await server.register(errorAnswers);
  await server.register(refuseSecondHost);
  await server.register(requestLog);
  await server.register(draining);
  await server.register(closeIdleConnections);
  await server.register(shutdownDeadline, { patienceMs: limits.patienceMs });
  return server;
}
