import type { ErrorBody } from '@lux/contracts/common/error-body.ts';
import type { OverloadDetector } from '@lux/service-kit/load/create-overload-detector.ts';
import fastifyPlugin from 'fastify-plugin';
import { Counter, type Registry } from 'prom-client';
import { errors } from '../../errors.ts';
import { needsSession } from '../../sessions/session.ts';

interface Options {
  load: OverloadDetector;
  /** Work that every request needs, such as a round trip to Redis. */
  probe: () => Promise<unknown>;
  metrics: Registry;
}

/** While requests come. Often enough to notice half a second of standstill. */
const PROBE_EVERY_MS = 100;
/** Long enough for those before to be served, short enough for a child. */
const RETRY_AFTER_SECONDS = 3;

/**
 * Refuses new requests while work piles up, so that requests already accepted are answered in time.
 * A refusal costs next to nothing: no session, no event, no log line.
 */
export const shedLoad = fastifyPlugin<Options>(async (server, { load, probe, metrics }) => {
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests turned away because more came than could be answered',
    registers: [metrics],
  });
  const { code, status, message } = errors.TOO_BUSY();
  const answer = JSON.stringify({ error: code, message } satisfies ErrorBody);

  let probedAt = -Infinity;
  const lookAtLoad = () => {
    const moment = performance.now();
    if (moment - probedAt < PROBE_EVERY_MS) return;
    probedAt = moment;
    // Redis' being away is no load.
    load.watch(probe()).catch(() => {});
  };

  server.addHook('onRequest', (request, reply, done) => {
    if (!needsSession(request)) return done();
    lookAtLoad();
    if (!load.isOverloaded()) return done();
    shed.inc();
    reply
      .status(status)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .type('application/json')
      .send(answer);
  });
});
