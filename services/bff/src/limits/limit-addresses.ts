import type { IncomingHttpHeaders } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { sessionCookie } from '../sessions/cookies/session-cookie.ts';
import type { AddressRates } from './address-rates.ts';
import { type TokenBuckets, tooManyRequests } from './buckets/token-buckets.ts';
import type { LessonBudgets } from './lesson-budgets.ts';
import { networkOf } from './network.ts';

interface Options {
  buckets: TokenBuckets;
  rates: AddressRates;
  lessons: Pick<LessonBudgets, 'lessonOf' | 'take'>;
}

const SESSION = new RegExp(`(?:^|;\\s*)${sessionCookie.name}=([^;]*)`);

/** The session's cookie, before cookies are parsed. */
function sessionIdOf({ cookie }: IncomingHttpHeaders): string | null {
  return sessionCookie.check(SESSION.exec(cookie ?? '')?.[1]);
}

/**
 * The ceiling for one address, over everything it asks for; whoever is in a lesson takes from that of
 * the lesson instead. Counted in memory, so it needs no Redis.
 */
export const limitAddresses = fastifyPlugin<Options>(
  async (server, { buckets, rates, lessons }) => {
    server.addHook('onRequest', (request, _reply, done) => {
      const lessonId = lessons.lessonOf(sessionIdOf(request.headers));
      const waitMs =
        lessonId === null ? buckets.take(networkOf(request.ip), rates.all) : lessons.take(lessonId);
      if (waitMs > 0) done(tooManyRequests(waitMs));
      else done();
    });
  },
);
