import fastifyPlugin from 'fastify-plugin';
import type { AddressRates } from './address-rates.ts';
import type { Buckets } from './create-buckets.ts';
import { networkOf } from './network-of.ts';
import { refuseFor } from './refuse-for.ts';

interface Options {
  buckets: Buckets;
  rates: AddressRates;
}

/** The ceiling for one address, over everything it asks for. Kept in memory, so it needs no Redis. */
export const limitAddresses = fastifyPlugin<Options>(async (server, { buckets, rates }) => {
  server.addHook('onRequest', (request, _reply, done) => {
    const waitMs = buckets.take(networkOf(request.ip), rates.all);
    if (waitMs > 0) done(refuseFor(waitMs));
    else done();
  });
});
