import type { ErrorBody } from '@lux/contracts/common/error-body.ts';
import type { LoadWatch } from '@lux/service-kit/load/create-load-watch.ts';
import fastifyPlugin from 'fastify-plugin';
import { Counter, type Registry } from 'prom-client';
import { errors } from '../errors.ts';
import { needsSession } from '../sessions/needs-session.ts';

interface Options {
  load: Pick<LoadWatch, 'isOverloaded'>;
  metrics: Registry;
}

/** Long enough for those before to be served, short enough for a child. */
const RETRY_AFTER_SECONDS = 3;

/**
 * While work piles up, turns away who comes, so that those already inside get their answers in time.
 * Costs next to nothing: no session, no event, no line about an error.
 */
export const shedLoad = fastifyPlugin<Options>(async (server, { load, metrics }) => {
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests turned away because more came than could be answered',
    registers: [metrics],
  });
  const { code, status, message } = errors.TOO_BUSY();
  const answer = JSON.stringify({ error: code, message } satisfies ErrorBody);

  server.addHook('onRequest', (request, reply, done) => {
    if (!load.isOverloaded() || !needsSession(request)) return done();
    shed.inc();
    reply
      .status(status)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .type('application/json')
      .send(answer);
  });
});
