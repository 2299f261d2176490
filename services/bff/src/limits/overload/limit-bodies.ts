import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errors } from '../../errors.ts';
import { actFor } from '../../sessions/act-for.ts';
import { needsSession } from '../../sessions/session.ts';
import { networkOf } from '../network.ts';
import type { RateLimits } from '../rate-limits.ts';

/** What large bodies may take of a process while they are read and worked on. */
interface BodyRoom {
  /**
   * Makes room for a body.
   *
   * @param who the session that sends the body, and its network.
   * @returns a function that gives the room back, to be called once; null: there is none.
   */
  enter: (who: { session: string; network: string }, sizeBytes: number) => (() => void) | null;
}

/** All at once: a fifth of a replica's memory where that is limited. */
const MAX_BYTES = 96 * 1024 * 1024;
/** One network never takes all, so that a flood leaves room for a school. */
const MAX_BYTES_OF_NETWORK = MAX_BYTES / 2;
/** A child sends one recording, or keeps one story, at a time. */
const MAX_OF_SESSION = 2;

/** Counts in memory, for this replica: what it bounds is the replica's own memory. */
export function createBodyRoom(): BodyRoom {
  let takenBytes = 0;
  const ofNetworks = new Map<string, number>();
  const ofSessions = new Map<string, number>();

  const add = (counts: Map<string, number>, name: string, amount: number) => {
    const left = (counts.get(name) ?? 0) + amount;
    if (left > 0) counts.set(name, left);
    else counts.delete(name);
  };
  const take = (session: string, network: string, sizeBytes: number, bodies: number) => {
    takenBytes += sizeBytes;
    add(ofNetworks, network, sizeBytes);
    add(ofSessions, session, bodies);
  };

  return {
    enter: ({ session, network }, sizeBytes) => {
      const hasRoom =
        takenBytes + sizeBytes <= MAX_BYTES &&
        (ofNetworks.get(network) ?? 0) + sizeBytes <= MAX_BYTES_OF_NETWORK &&
        (ofSessions.get(session) ?? 0) < MAX_OF_SESSION;
      if (!hasRoom) return null;
      take(session, network, sizeBytes, 1);
      return () => take(session, network, -sizeBytes, -1);
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A browser that has shown no visitor becomes one by this route, so its large body is taken. */
    startsVisitor?: boolean;
  }
}

interface Options {
  limits: Pick<RateLimits, 'takeUpload'>;
  room: BodyRoom;
}

/** Nearly all bodies of ours have some hundred bytes. */
const SMALL_BYTES = 64_000;
const RETRY_AFTER_SECONDS = 3;

/**
 * Checks before a large body is read: the session, whether it may send so much just now, and whether
 * there is room for it. What is refused is not read at all.
 */
export const limitBodies = fastifyPlugin<Options>(async (server, { limits, room }) => {
  const makeRoom = (request: FastifyRequest, reply: FastifyReply, sizeBytes: number) => {
    // A browser that has shown no visitor may send nothing large, except where it becomes one.
    if (!request.routeOptions.config.startsVisitor) actFor(request);
    limits.takeUpload(request, sizeBytes);
    const { session, ip } = request;
    const network = networkOf(ip);
    const who = { session: session.isStored ? session.budget : network, network };
    const giveBack = room.enter(who, sizeBytes);
    if (giveBack === null) throw errors.TOO_BUSY({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    reply.raw.once('close', giveBack);
  };

  // After all hooks that read the head only.
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const sizeBytes = sizeOf(request);
    if (sizeBytes <= SMALL_BYTES || !needsSession(request)) return done();
    try {
      makeRoom(request, reply, sizeBytes);
    } catch (error) {
      // Otherwise the server would go on reading the refused body.
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
