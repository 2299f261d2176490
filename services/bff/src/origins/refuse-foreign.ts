import fastifyPlugin from 'fastify-plugin';
import { errors } from '../errors.ts';
import { isForeign } from './is-foreign.ts';

/** What changes nothing, by the meaning of HTTP and in all our routes. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets nothing be changed by pages of other sites, whatever cookies their requests carry. */
export const refuseForeign = fastifyPlugin(async (server) => {
  server.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method) || !isForeign(request.headers, request.host)) done();
    else done(errors.FOREIGN_ORIGIN());
  });
});
