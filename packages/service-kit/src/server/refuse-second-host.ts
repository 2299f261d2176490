import fastifyPlugin from 'fastify-plugin';
import { commonErrors } from '../errors/common-errors.ts';

/**
 * Refuses requests that name two hosts (RFC 9112, 3.2). Node takes the first of them, a proxy in
 * front may take the last: who of both is right about whose request it is, nobody can know.
 */
export const refuseSecondHost = fastifyPlugin(async (server) => {
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
