import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { needsSession } from '../sessions/session.ts';
import type { BodyRoom } from './create-body-room.ts';
import type { RateLimits } from './create-rate-limits.ts';
import { networkOf } from './network-of.ts';

interface Options {
  limits: Pick<RateLimits, 'takeUpload'>;
  room: BodyRoom;
}

/** Nearly all bodies of ours have some hundred bytes. */
const SMALL_BYTES = 64_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Asks before a large body is read: whose it is, whether that session may send so much just now, and
 * whether there is room for it. What is refused is not read at all.
 */
export const limitBodies = fastifyPlugin<Options>(async (server, { limits, room }) => {
  const makeRoom = (request: FastifyRequest, reply: FastifyReply, sizeBytes: number) => {
    // Of a browser that has shown nobody, nothing large is wanted.
    actFor(request);
    limits.takeUpload(request, sizeBytes);
    const { session, ip } = request;
    const network = networkOf(ip);
    const who = { session: session.isStored ? session.budget : network, network };
    const giveBack = room.enter(who, sizeBytes);
    if (giveBack === null) throw errors.TOO_BUSY({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    reply.raw.once('close', giveBack);
  };

  // After all who look at the head alone.
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const sizeBytes = sizeOf(request);
    if (sizeBytes <= SMALL_BYTES || !needsSession(request)) return done();
    try {
      makeRoom(request, reply, sizeBytes);
    } catch (error) {
      // Else the server would go on taking what it does not want.
      reply.header('connection', 'close');
      return done(toAppError(error));
    }
    done();
  });
});

/** What the head says; of a body that does not say how long it is, the most that its route takes. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  const declared = headers['content-length'];
  if (declared !== undefined) return Math.min(Number(declared), routeOptions.bodyLimit);
  return headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit;
}
