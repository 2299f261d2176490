import { isIPv4, isIPv6 } from 'node:net';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { EventPublisher } from '@lux/service-kit/events/publishing/create-event-publisher.ts';
import { originOf } from '@lux/service-kit/tracing/origin.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Session } from '../sessions/session.ts';
import { browserOf } from './browser-of.ts';
import type { VisitorMarks } from './create-visitor-marks.ts';

/**
 * Keeps the network and drops the person: /24 of an IPv4 address, /48 of an IPv6 one (DESIGN 6).
 * Anything else gives null.
 */
export function shortenIp(address: string): string | null {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return mapped.replace(/\.\d+$/, '.0');
  if (!isIPv6(address)) return null;
  const network = expand(address.split('%')[0] ?? '').slice(0, 3);
  return `${network.map((group) => group.toString(16)).join(':')}::`;
}

/** The eight groups of an IPv6 address, with `::` written out. */
function expand(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...between, ...after].map((group) => Number.parseInt(group, 16));
}

/** What a use case adds to the event of the request it serves; all optional. */
type RequestRecord = Partial<
  Pick<RequestCompletedEvent, 'type' | 'prompt' | 'response' | 'imageUrl' | 'safety' | 'operation'>
> & {
  danger?: RequestCompletedEvent['danger'] | undefined;
  conversationId?: string | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Adds to what this request's event will say. */
    record: (facts: RequestRecord) => void;
    facts: RequestRecord;
  }
}

interface Options {
  events: EventPublisher<RequestCompletedEvent>;
  isFullIpStored: boolean;
  /** The mark under which a session's events are stored. */
  markOf: VisitorMarks['ofSession'];
  /** The visitor whose they are, where they are no user's and no seat's. */
  visitorOf: (session: Session) => OwnerId | null;
}

/** Texts in events are for reading by people; the whole answer is in the conversation. */
const TEXT_LIMIT = 4_000;

/** What proxies note where the browser hung up before the answer was out. */
const HUNG_UP = 499;

/** Documentation, and drawings that a page loads by the dozen. */
const NOT_RECORDED = /^\/api\/(docs|stickers\/:id\/image$)/;

/**
 * One event per API request, REST and GraphQL alike, published when the answer is out (DESIGN 5). It
 * has the request's id, under which services know the request, too.
 */
export const recordRequests = fastifyPlugin<Options>(
  async (server, { events, isFullIpStored, markOf, visitorOf }) => {
    server.decorateRequest('facts');
    server.decorateRequest('record', function record(this: FastifyRequest, facts: RequestRecord) {
      this.facts = { ...this.facts, ...facts };
    });

    server.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? '';
      if (!isRecorded(route)) return done();
      // Read now: a connection that is closed has no address any more.
      const { ip } = request;
      const ipAddress = isFullIpStored ? ip : shortenIp(ip);
      const origin = originOf(request.id);
      const publish = (status: number) => {
        // As late as the rest: the session may have become a user's meanwhile.
        const visitor = request.session ? visitorOf(request.session) : null;
        events.publish(
          {
            ...eventOf(request, reply, route),
            visitorToken: request.session ? markOf(request.session) : null,
            ...(visitor && { owner: visitor }),
            ipAddress,
            status,
          },
          origin,
        );
      };
      reply.raw.once('close', () => publish(reply.raw.writableEnded ? reply.statusCode : HUNG_UP));
      done();
    });
  },
);

function isRecorded(route: string): boolean {
  if (NOT_RECORDED.test(route)) return false;
  return /^\/api\//.test(route) || route === '/graphql';
}

function eventOf(
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
): Omit<RequestCompletedEvent, 'visitorToken' | 'owner' | 'ipAddress' | 'status'> {
  const facts = request.facts ?? {};
  const userAgent = request.headers['user-agent'];
  return {
    id: request.id,
    timestamp: new Date(Date.now() - reply.elapsedTime).toISOString(),
    type: facts.type ?? 'other',
    prompt: facts.prompt?.slice(0, TEXT_LIMIT) ?? null,
    response: facts.response?.slice(0, TEXT_LIMIT) ?? null,
    imageUrl: facts.imageUrl ?? null,
    userAgent: userAgent === undefined ? null : browserOf(userAgent.slice(0, 300)),
    userId: request.session?.userId ?? null,
    ...(request.session?.place && { place: request.session.place }),
    operation: facts.operation ?? `${request.method} ${route}`,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    safety: facts.safety ?? null,
    ...(facts.danger && { danger: facts.danger }),
    ...(facts.conversationId && { conversationId: facts.conversationId }),
  };
}
