import { randomUUID } from 'node:crypto';
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
import { answerBrokenRequest } from './answer-broken-request.ts';
import { answerError } from './answer-error.ts';
import { closeIdleConnections } from './close-idle-connections.ts';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { draining } from './draining.ts';
import { quietRoutes } from './quiet-routes.ts';
import { shutdownDeadline } from './shutdown-deadline.ts';
import { whenAnswered } from './when-answered.ts';

/**
 * Refuses requests that name two hosts (RFC 9112, 3.2). Node takes the first of them, a proxy in
 * front may take the last: who of both is right about whose request it is, nobody can know.
 */
const refuseSecondHost = fastifyPlugin(async (server) => {
  server.addHook('onRequest', (request, _reply, done) => {
    if (countHosts(request.raw.rawHeaders) > 1) done(commonErrors.VALIDATION_FAILED());
    else done();
  });
});

/** @param raw names and values in turn, as they came. */
function countHosts(raw: string[]): number {
  let hosts = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/**
 * Whether JSON text nests deeper than this. Asked before parsing: what walks through a value later
 * would run out of stack on one that is deep enough.
 */
export function isDeeperThan(limit: number, json: string): boolean {
  // Each level needs a bracket on either side.
  if (json.length <= limit * 2) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index];
    if (isInText) {
      if (char === '\\') index += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

/** Levels of a body; our deepest, a stored story, has seven. */
const MAX_DEPTH = 64;

/** Reads JSON bodies and no others, and none that could be meant to harm. */
const jsonBodies = fastifyPlugin(async (server) => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isDeeperThan(MAX_DEPTH, body)) done(commonErrors.BAD_JSON());
      else parse(request, body, done);
    },
  );
});

/** One structured line per request: method, route, status and time, never a payload or a query. */
const requestLog = fastifyPlugin(async (server) => {
  whenAnswered(server, ({ request, reply, status }) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (quietRoutes.has(route)) return;
    request.log.info(
      { method: request.method, route, status, durationMs: Math.round(reply.elapsedTime) },
      'request',
    );
  });
});

/** Answers every error and every unknown path with `{error, message}` and the right status. */
export const errorAnswers = fastifyPlugin(async (server) => {
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(() => {
    throw commonErrors.NOT_FOUND();
  });
});

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
