import fastifyPlugin from 'fastify-plugin';
import type { AddressRates } from './address-rates.ts';
import { type TokenBuckets, tooManyRequests } from './buckets/token-buckets.ts';
import { networkOf } from './network.ts';

interface Options {
  buckets: TokenBuckets;
  rates: AddressRates;
}

/** The ceiling for one address, over everything it asks for. Counted in memory, so it needs no Redis. */
export const limitAddresses = fastifyPlugin<Options>(async (server, { buckets, rates }) => {
  server.addHook('onRequest', (request, _reply, done) => {
    const waitMs = buckets.take(networkOf(request.ip), rates.all);
    if (waitMs > 0) done(tooManyRequests(waitMs));
    else done();
  });
});
