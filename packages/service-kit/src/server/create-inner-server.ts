import type { Readiness } from '@lux/contracts/common/health.ts';
import fastifyPlugin from 'fastify-plugin';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { commonErrors } from '../errors/common-errors.ts';
import type { Heartbeat } from '../mongo/create-heartbeat.ts';
import { isSameSecret } from '../secrets.ts';
import { lessonOfCall } from '../usage/create-usage-meter.ts';
import { createServer } from './create-server.ts';
import { databaseOutageGuard } from './database-outage-guard.ts';
import { healthRoutes } from './health-routes.ts';
import { internalHeaders, readLesson, readRequestId } from './internal-headers.ts';
import { createMetrics, metricsRoutes, requestMetrics } from './metrics.ts';
import { quietRoutes } from './requests/observe-requests.ts';

/** Refuses calls without the internal token, compared in constant time. Health stays open. */
const requireInternalToken = fastifyPlugin<{ token: string }>(async (server, { token }) => {
  server.addHook('onRequest', async (request) => {
    if (quietRoutes.has(request.routeOptions.url ?? '')) return;
    const shown = String(request.headers[internalHeaders.token] ?? '');
    if (!isSameSecret(shown, token)) throw commonErrors.UNAUTHORIZED();
  });
});

interface Options {
  service: string;
  log: Logger;
  internalToken: string;
  checks: Record<string, () => Promise<unknown>>;
  /** Where requests wait for one. */
  database?: Pick<Heartbeat, 'isThere'>;
  tiers?: () => Readiness['tiers'] | Promise<Readiness['tiers']>;
  bodyLimitBytes?: number;
  /** A registry from `createMetrics`, where the service adds figures of its own. */
  metrics?: Registry;
}

/** The server of a service behind the bff: internal token, health, metrics, the caller's request id. */
export async function createInnerServer({
  service,
  log,
  internalToken,
  checks,
  database,
  tiers,
  bodyLimitBytes,
  metrics = createMetrics(service),
}: Options) {
  const server = await createServer({ log, ...(bodyLimitBytes && { bodyLimitBytes }) });
  server.addHook('onRequest', async (request) => {
    const requestId = readRequestId(request);
    if (requestId) request.log = request.log.child({ requestId });
  });
  await server.register(requestMetrics, { metrics });
  await server.register(requireInternalToken, { token: internalToken });
  if (database) await server.register(databaseOutageGuard, { database });
  await server.register(healthRoutes, { service, checks, ...(tiers && { tiers }) });
  // After the body is read, whose events belong to nobody's call.
  server.addHook('preHandler', (request, _reply, done) => {
    const lessonId = readLesson(request);
    if (lessonId === undefined) done();
    else lessonOfCall.run(lessonId, done);
  });
  await server.register(metricsRoutes, { metrics });
  return server;
}
