import { quietRoutes } from '@lux/service-kit/server/requests/observe-requests.ts';
import fastifyPlugin from 'fastify-plugin';
import { errors } from '../errors.ts';

interface Options {
  isOwnHost: (host: string | undefined) => boolean;
}

/** Answers nobody who asks for another host than ours; probes ask by the address of a pod. */
export const refuseOtherHosts = fastifyPlugin<Options>(async (server, { isOwnHost }) => {
  server.addHook('onRequest', (request, _reply, done) => {
    const isProbe = quietRoutes.has(request.routeOptions.url ?? '');
    if (isProbe || isOwnHost(request.host)) done();
    else done(errors.UNKNOWN_HOST());
  });
});
