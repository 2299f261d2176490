import { randomUUID } from 'node:crypto';
import { describeIssue } from '@lux/contracts/common/validation-messages.ts';
import Fastify, { LogController } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import { commonErrors } from '../errors/common-errors.ts';
import { closeIdleConnections } from './connections/close-idle-connections.ts';
import { type ConnectionLimits, connectionLimits } from './connections/connection-limits.ts';
import { draining } from './connections/draining.ts';
import { shutdownDeadline } from './connections/shutdown-deadline.ts';
import { answerBrokenRequest, answerError, errorAnswers } from './requests/error-answers.ts';
import { jsonBodies } from './requests/json-bodies.ts';
import { requestLog } from './requests/observe-requests.ts';

interface Options {
  log: Logger;
  /** Largest body accepted, in bytes. */
  bodyLimitBytes?: number;
  /**
   * Whose `X-Forwarded-*` headers are trusted: a number of proxies in a row (safe only where nobody
   * else reaches the port, which is why Fastify itself counts no hops), or proxies at these addresses.
   */
  trustProxy?: false | number | string[];
  /** Sent with every answer, also to malformed requests. */
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
  z.config({ customError: describeIssue });
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
    // Late requests on keep-alive connections are still answered; `shutdownDeadline` ends the rest.
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
  await server.register(shutdownDeadline, { shutdownGraceMs: limits.shutdownGraceMs });
  return server;
}

/** The type of our servers, for functions that add routes to one. */
export type Server = Awaited<ReturnType<typeof createServer>>;

/**
 * Refuses requests with two Host headers (RFC 9112, 3.2): Node uses the first, a proxy in front may
 * have used the last.
 */
const refuseSecondHost = fastifyPlugin(async (server) => {
  server.addHook('onRequest', (request, _reply, done) => {
    if (countHosts(request.raw.rawHeaders) > 1) done(commonErrors.VALIDATION_FAILED());
    else done();
  });
});

/** @param raw names and values by turns, as they arrived. */
function countHosts(raw: string[]): number {
  let hosts = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
